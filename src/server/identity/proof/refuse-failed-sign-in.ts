import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignInUser } from './find-user.ts';

/** Stands for whoever was meant by an account that does not exist. */
const nobody = '00000000-0000-0000-0000-000000000000';

interface Attempt {
  readonly context: AppContext;
  readonly clientAddress: string;
}

/** Whose account it is said to be. */
interface Claimed {
  readonly user: Pick<SignInUser, 'id' | 'branchId'> | null;
  readonly limitKey: string;
}

type FailedProof = 'wrong_credentials' | 'wrong_totp_code' | 'wrong_current_password' | 'code_wrong';

/** Counts a failed proof against the account and the address, and refuses. Having to wait for it is on record, known account or not. */
export async function refuseFailedSignIn(
  { context, clientAddress }: Attempt,
  { user, limitKey }: Claimed,
  code: FailedProof,
): Promise<never> {
  const { pool, clock, rateLimits } = context;
  const waitSeconds = await rateLimits.countFailedSignIn(limitKey, clientAddress);
  if (waitSeconds > 0) {
    await recordAuditEvent(pool, { actor: null, clientAddress }, new Date(clock.now()), {
      branchId: user?.branchId ?? null,
      action: 'reach_sign_in_limit',
      subject: 'user',
      subjectId: user?.id ?? nobody,
      after: { code, waitSeconds },
    });
  }
  throw new Refusal(code);
}
