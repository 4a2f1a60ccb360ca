import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { type Preview, previewOfApproval } from '#domain/lending/approvals/preview.ts';
import { isSamePreview } from '#domain/lending/approvals/preview-text.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { PendingApproval } from '../ledger/ledger.ts';
import { loadLockedLedger } from '../ledger/load-ledger.ts';
import type { LockedAgreement } from './lock-agreement.ts';

/** The preview of approving an agreement with its present terms, and the pending approval, if there is one. */
export interface AgreementApproval {
  readonly preview: Preview;
  readonly pending: PendingApproval | null;
  /** True if the pending approval is for earlier terms, which nobody may approve any more. */
  readonly isOutdated: boolean;
  /** The price at present. */
  readonly price: Rupees;
}

/** Reads the facts for judging an approval of a locked agreement. */
export async function findAgreementApproval(
  client: PoolClient,
  { id }: LockedAgreement,
  userId: string,
): Promise<AgreementApproval> {
  const ledger = await loadLockedLedger(client, id, userId);
  const preview = previewOfApproval(ledger);
  const pending = ledger.pending.find(({ kind }) => kind === 'agreement_approval') ?? null;
  const isSame = pending !== null && pending.preview !== null && isSamePreview(pending.preview, preview);
  const { price } = ledger.plan;
  return { preview, pending, isOutdated: pending !== null && !isSame, price };
}

const insertRequest = namedStatement(
  'request-agreement-approval',
  `INSERT INTO approvals (id, kind, agreement_id, reason, details, preview, requested_by, requested_at)
   VALUES (:id, 'agreement_approval', :agreementId, :number, :details, :preview, :userId, :at)`,
);

const setOutdated = {
  name: 'set-agreement-approval-outdated',
  text: "UPDATE approvals SET state = 'outdated' WHERE id = $1",
};

/**
 * Requests the approval of a locked agreement with its present terms, unless such a request is pending. A reason, which the rules
 * may ask for, makes a new request; without one, the reason of the earlier request stays.
 */
export async function requestAgreementApproval(
  client: PoolClient,
  agreement: LockedAgreement,
  userId: string,
  at: Date,
  reason: string | null,
): Promise<void> {
  const { preview, pending, isOutdated } = await findAgreementApproval(client, agreement, userId);
  if (pending !== null && !isOutdated && reason === null) return;
  if (pending !== null) await client.query({ ...setOutdated, values: [pending.id] });
  const { id: agreementId, number, branchId } = agreement;
  const details = reason === null ? (pending?.details ?? null) : { reason };
  await client.query(insertRequest({ id: uuidv7(), agreementId, number, details, preview, userId, at }));
  await announce(client, { kind: 'approvals', branchId });
}
