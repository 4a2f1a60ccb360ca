import { type DecidedKind, type DecisionState, rightToDecide } from '#domain/lending/agreements/decision.ts';
import { isPasswordOf } from '#server/identity/proof/passwords.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** What is to be decided, as far as the right to decide it depends on it. */
interface Decidable {
  readonly kind: DecidedKind;
  readonly state: DecisionState;
  readonly requestedBy: string;
}

/** Lets a second person decide, or the same one who entered the password again; refuses everyone else. */
export function authorizeDecision(
  { userId, role }: Actor,
  decidable: Decidable,
  isPasswordReentered: boolean,
): { readonly isAlone: boolean } {
  const right = rightToDecide({ ...decidable, decidedBy: userId, role, isPasswordReentered });
  if (right.ok) return { isAlone: right.alone };
  throw new Refusal(right.reason === 'may_not_decide' ? 'not_allowed' : right.reason);
}

const findPassword = {
  name: 'find-own-password',
  text: 'SELECT password_hash FROM users WHERE id = $1',
};

/** Whether the actor entered the password again; refuses a wrong one, and slows guessing down as the sign-in does. */
export async function reenterPassword(
  { pool, rateLimits }: AppContext,
  { actor, clientAddress }: Origin,
  password: string | null,
): Promise<boolean> {
  if (password === null) return false;
  await rateLimits.admitSignIn(actor.userId, clientAddress);
  const { rows } = await pool.query<{ password_hash: string | null }>({
    ...findPassword,
    values: [actor.userId],
  });
  if (await isPasswordOf(rows[0]?.password_hash ?? null, password)) {
    await rateLimits.forgiveSignIns(actor.userId);
    return true;
  }
  await rateLimits.countFailedSignIn(actor.userId, clientAddress);
  throw new Refusal('password_wrong');
}
