import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkSecondFactor, type SecondFactor } from './check-second-factor.ts';
import { judgeProof, provePassword } from './prove-password.ts';

/** As a request has it; both null if the person proved nothing. */
export interface Proof {
  readonly currentPassword: string | null;
  readonly totpCode: string | null;
}

const findSecondFactor = {
  name: 'find-own-second-factor',
  text: `SELECT id, totp_secret AS "totpSecret", totp_confirmed_at AS "totpConfirmedAt" FROM users WHERE id = $1`,
};

/**
 * Checks the password again, and the second step of an actor who has one. Returns a function that refuses an act without the proof:
 * the records that say if it is needed are read later, in the transaction of the act.
 */
export async function proveFully(
  call: Origin & { readonly context: AppContext },
  { currentPassword, totpCode }: Proof,
): Promise<() => void> {
  if (currentPassword === null) {
    return () => {
      throw new Refusal('proof_required');
    };
  }
  await provePassword(call, currentPassword);
  await judgeProof(call, async () => {
    const { context, actor } = call;
    const { rows } = await context.pool.query<SecondFactor>({ ...findSecondFactor, values: [actor.userId] });
    if (rows[0] !== undefined) await checkSecondFactor(context, rows[0], totpCode);
  });
  return () => undefined;
}
