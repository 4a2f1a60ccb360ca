import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { judgeGuess } from './judge-guess.ts';
import { isPasswordOf } from './passwords.ts';

type SignedInCall = Origin & { readonly context: AppContext };

const findHash = {
  name: 'find-password-hash',
  text: 'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1',
};

/** Checks the password again before a change of the sign-in or a decision without a second person. */
export function provePassword(call: SignedInCall, password: string): Promise<void> {
  return judgeProof(call, async () => {
    const { rows } = await call.context.pool.query<{ passwordHash: string | null }>({
      ...findHash,
      values: [call.actor.userId],
    });
    if (!(await isPasswordOf(rows[0]?.passwordHash ?? null, password, 'first'))) {
      throw new Refusal('wrong_current_password');
    }
  });
}

/** Checks a proof of a signed-in user. Its guesses are counted separately from those at sign-in, where strangers guess too. */
export function judgeProof<Result>(call: SignedInCall, judge: () => Promise<Result>): Promise<Result> {
  const { userId, branchId } = call.actor;
  const user = { id: userId, branchId: branchId };
  return judgeGuess(call, { by: `proof ${userId}`, address: null, user }, judge);
}
