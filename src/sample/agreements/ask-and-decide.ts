import { type Preview, previewOfApproval } from '#domain/lending/approvals/preview.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { RequestedApproval } from '#server/lending/approvals/judged.ts';
import { approvalDescriptors } from '#server/lending/approvals/kinds/approval-descriptors.ts';
import type { AgreementBook } from './agreement-book.ts';

type Approval = NewRow<'approvals'>;
type Asked = Pick<Approval, 'kind' | 'reason'> &
  Partial<Pick<Approval, 'amount' | 'evidence' | 'entry_id' | 'details'>>;

/** The officer requests an approval. */
export function request(book: AgreementBook, asked: Asked): Approval {
  const preview = previewOf(book, asked);
  const approval: Approval = {
    id: book.chance.idAt(book.at),
    kind: asked.kind,
    agreement_id: book.terms.id,
    entry_id: asked.entry_id ?? null,
    amount: asked.amount ?? null,
    reason: asked.reason,
    evidence: asked.evidence ?? null,
    details: asked.details ?? null,
    slip: slipOf(asked),
    preview,
    state: 'pending',
    requested_by: book.officerId,
    requested_at: new Date(book.at),
    decided_by: null,
    decided_at: null,
    decision_note: null,
    decided_alone: false,
  };
  book.approvals.push(approval);
  if (asked.kind !== 'agreement_approval') {
    const { id: approvalId, entry_id: entryId, amount, reason } = approval;
    book.did(`request_${asked.kind}`, book.officerId, { approvalId, entryId, amount, reason });
  }
  return approval;
}

/** The preview of a request, computed as at the counter. */
function previewOf({ ledger, replaced, on }: AgreementBook, asked: Asked): Preview {
  if (asked.kind === 'agreement_approval') return previewOfApproval(ledger);
  const { judge } = approvalDescriptors[asked.kind];
  return judge(askOf(asked), { ledger, other: null, replaced, shown: new Set(), today: on }).preview;
}

function slipOf({ kind, details }: Asked): string | null {
  if (kind === 'agreement_approval') return null;
  return approvalDescriptors[kind].slipIn?.(details ?? null) ?? null;
}

function askOf({ kind, reason, amount, evidence, entry_id, details }: Asked): RequestedApproval {
  return {
    kind: kind as RequestedApproval['kind'],
    reason,
    amount: amount === undefined || amount === null ? null : rupees(amount),
    evidence: evidence ?? null,
    entryId: entry_id ?? null,
    details: details ?? null,
  };
}

/** The superadmin decides. The caller carries out an approved request. */
export function decide(
  book: AgreementBook,
  approval: Approval,
  state: 'approved' | 'rejected',
  note: string | null = null,
): void {
  Object.assign(approval, {
    state,
    decided_by: book.superadminId,
    decided_at: new Date(book.at),
    decision_note: note,
  });
  // The event of the agreement's step, or of the entry, includes the decision.
  if (approval.kind === 'agreement_approval') return;
  const isTerms = approvalDescriptors[approval.kind].changesTerms?.(book.ledger) ?? false;
  if (state === 'approved' && !isTerms) return;
  const action = `${state === 'approved' ? 'grant' : 'reject'}_${approval.kind}`;
  book.did(action, book.superadminId, {
    approvalId: approval.id,
    state,
    alone: false,
    ...(note !== null && { note }),
  });
}
