import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { GuessOfLender } from '#server/platform/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignInUser } from './find-user.ts';

/** The audit subject for an unknown user. */
const nobody = '00000000-0000-0000-0000-000000000000';

interface Attempt {
  readonly context: AppContext;
  readonly clientAddress: string;
}

/** The keys that count a guess. */
interface Counted {
  /** The kind of secret and the user. Guesses at one kind do not delay another. */
  readonly by: string;
  /** The address, which is counted too; null where no stranger can guess. */
  readonly address: string | null;
  /** The kind of secret, if it belongs to no user who is named with it: then all guesses of the lender are counted together. */
  readonly ofLender?: GuessOfLender;
  /** The owner of the secret, for the audit; null when there is no such user. */
  readonly user: Pick<SignInUser, 'id' | 'branchId'> | null;
}

/** The refusals of a wrong guess. All others do not say if the guess was right. */
const wrong: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wrong_credentials',
  'wrong_totp_code',
  'wrong_current_password',
  'code_wrong',
]);

/**
 * Counts a guess at a secret, then checks it. A wrong guess stays counted, and a wait is recorded, whether or not there is such
 * a user. A right guess clears the count. A refusal for another reason (the second step is missing, the database is
 * unreachable) is not counted.
 */
export async function judgeGuess<Result>(
  { context, clientAddress }: Attempt,
  { by, address, ofLender, user }: Counted,
  judge: () => Promise<Result>,
): Promise<Result> {
  const { pool, clock, rateLimits } = context;
  const guess = await rateLimits.takeGuess(by, address, ofLender);
  let result: Result;
  try {
    result = await judge();
  } catch (thrown) {
    if (!(thrown instanceof Refusal && wrong.has(thrown.code))) await guess.giveBack();
    else if (guess.waitSeconds > 0) {
      await recordAuditEvent(pool, { actor: null, clientAddress }, new Date(clock.now()), {
        branchId: user?.branchId ?? null,
        action: 'reach_sign_in_limit',
        subject: 'user',
        subjectId: user?.id ?? nobody,
        after: { code: thrown.code, waitSeconds: guess.waitSeconds },
      });
    }
    throw thrown;
  }
  await guess.forgive();
  return result;
}
