import { accountErrors } from '#contract/errors/agreement/account-errors.ts';
import { agreementStatusErrors } from '#contract/errors/agreement/agreement-status-errors.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { Phrase } from '#domain/language.ts';
import { type AgreementAction, refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { ApprovalKind } from '#domain/lending/approvals/approval.ts';
import type { AgreementMenuEntry } from '../../ground/approval/kinds/approval-descriptor.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import { messages } from './agreement.messages.ts';

/** The reason why a status does not allow an action, in the words of the server's refusal; null when it does. */
export function whyNot(action: AgreementAction, status: AgreementStatus): Phrase | null {
  const reason = refusalOfAction(action, status);
  return reason && agreementStatusErrors[reason].text;
}

type Entry = Agreement['entries'][number];
type Asked = Pick<Agreement, 'status' | 'overpaid' | 'replacedInstallments' | 'pendingApprovals'>;

/** The reason why an agreement lacks what a request is about; null when it has it. */
const whyLacking: Readonly<
  Record<NonNullable<AgreementMenuEntry['needs']>, (agreement: Asked) => Phrase | null>
> = {
  overpayment: ({ overpaid }) => (overpaid === 0 ? lendingWords.nothingOverpaid : null),
  replaced_schedule: ({ replacedInstallments }) =>
    replacedInstallments === null ? accountErrors.not_rescheduled.text : null,
};

/** The reason why there is no overpayment to move. */
export function whyNoMove(agreement: Asked): Phrase | null {
  return whyNot('settle_overpayment', agreement.status) ?? whyLacking.overpayment(agreement);
}

/** The reason why a request cannot be made from the menu of the agreement; null when it can. */
export function whyNoRequest(
  agreement: Asked,
  kind: ApprovalKind,
  { actions, needs, mayRepeat }: AgreementMenuEntry,
): Phrase | null {
  const refusals = actions.map((action) => whyNot(action, agreement.status));
  if (!refusals.includes(null)) return refusals.at(-1) ?? null;
  const isRequested = agreement.pendingApprovals.some((approval) => approval.kind === kind);
  return (
    (needs === undefined ? null : whyLacking[needs](agreement)) ??
    (isRequested && !mayRepeat ? accountErrors.already_requested.text : null)
  );
}

/** The reason why the reversal of an entry cannot be requested. A refusal because of other entries is shown by the request itself. */
export function whyNoReversal(
  agreement: Asked,
  { id, kind, isReversed }: Pick<Entry, 'id' | 'kind' | 'isReversed'>,
): Phrase | null {
  if (kind === 'reversal') return accountErrors.entry_is_reversal.text;
  if (isReversed) return messages.reversedAlready;
  const isOfWriteOff = kind === 'write_off' || kind === 'recovery';
  if (agreement.status === 'written_off' && !isOfWriteOff)
    return agreementStatusErrors.agreement_is_written_off.text;
  const isOfDelivery = kind === 'delivery' || kind === 'starting_relief';
  const isRequested = agreement.pendingApprovals.some(({ entryId }) => entryId === id);
  return (
    whyNot(isOfDelivery ? 'reverse_delivery' : 'reverse_entry', agreement.status) ??
    (isRequested ? accountErrors.already_requested.text : null)
  );
}
