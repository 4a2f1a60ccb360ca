import {
  type AgreementAction,
  type AgreementStatusReason,
  refusalOfAction,
} from '#domain/lending/agreements/agreement-actions.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';

/** The codes by which an action is refused in the statuses that don't allow it, read from the table that refuses it. */
export function statusErrors(...actions: readonly AgreementAction[]): AgreementStatusReason[] {
  return agreementStatuses
    .filter((status) => actions.every((action) => refusalOfAction(action, status)))
    .map((status) => `agreement_is_${status}` as const);
}
