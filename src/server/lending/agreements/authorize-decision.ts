import { type ApprovalState, rightToDecide } from '#domain/lending/approvals/approval.ts';
import type { StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import { provePassword } from '#server/identity/proof/prove-password.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The fields of an approval that decide who may decide it. */
interface Decidable {
  readonly state: ApprovalState;
  readonly requestedBy: string;
  readonly relation: StaffRelation | null;
}

/** Admits a second person who is not related to the customer, or the same one who entered the password again. Refuses everyone else. */
export function authorizeDecision(
  { userId }: Pick<Actor, 'userId'>,
  decidable: Decidable,
  isPasswordReentered: boolean,
): { readonly isAlone: boolean } {
  const right = rightToDecide({ ...decidable, decidedBy: userId, isPasswordReentered });
  if (right.ok) return { isAlone: right.alone };
  throw new Refusal(right.reason);
}

/** True if the actor entered the password again. Refuses a wrong one. */
export async function reenterPassword(
  call: Origin & { readonly context: AppContext },
  password: string | null,
): Promise<boolean> {
  if (password === null) return false;
  await provePassword(call, password);
  return true;
}
