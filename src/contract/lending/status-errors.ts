import {
  type AgreementAction,
  type AgreementStatusReason,
  refusalOfAction,
} from '#domain/lending/agreements/agreement-actions.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';

/** The error codes of an action in the statuses that do not allow it, from the table of actions. */
export function statusErrors(...actions: readonly AgreementAction[]): AgreementStatusReason[] {
  return agreementStatuses
    .filter((status) => actions.every((action) => refusalOfAction(action, status)))
    .map((status) => `agreement_is_${status}` as const);
}
