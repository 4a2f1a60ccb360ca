import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { entriesOfDelivery } from '#domain/lending/ledger/check-delivery-reversal.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { standingEntries } from '#domain/lending/ledger/standing-entries.ts';
import { goByPlan } from '#server/lending/approvals/change-terms.ts';
import { appendEntries } from '#server/lending/ledger/append-entries.ts';
import type { Ledger } from '#server/lending/ledger/ledger.ts';
import { loadLockedLedger } from '#server/lending/ledger/load-ledger.ts';
import { newReversal } from '#server/lending/ledger/new-entry.ts';
import { figuresOf, type Posting } from '#server/lending/ledger/posting.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { builtOnAgreement } from './built-on.ts';
import type { ImportOrder } from './running-import.ts';

const findImported = {
  name: 'find-imported-customer',
  text: 'SELECT branch_id AS "branchId" FROM customers WHERE id = $1 FOR UPDATE',
};
const remove = { name: 'remove-imported-customer', text: 'SELECT remove_imported_customer($1) AS "isGone"' };

/** Deletes a customer that no other record refers to; false if one does. */
export async function undoImportedCustomer(
  client: PoolClient,
  order: ImportOrder,
  id: string,
): Promise<boolean> {
  const { rows } = await client.query<{ branchId: string }>({ ...findImported, values: [id] });
  const removed = await client.query<{ isGone: boolean }>({ ...remove, values: [id] });
  if (!removed.rows[0]?.isGone) return false;
  await recordAuditEvent(client, order, new Date(order.now), {
    branchId: rows[0]?.branchId ?? null,
    action: 'undo_imported_customer',
    subject: 'customer',
    subjectId: id,
  });
  return true;
}

const findUntouched = {
  name: 'find-untouched-agreement',
  text: `SELECT FROM agreements a
          WHERE id = $1 AND version = $2
            AND NOT (${builtOnAgreement('a')})
            FOR NO KEY UPDATE`,
};

/**
 * Reverses an agreement as an import left it, the last entry first and the delivery at the end, and cancels it. Its entries stay on
 * record. False if the agreement was used since.
 */
export async function undoImportedAgreement(
  client: PoolClient,
  order: ImportOrder,
  { id, version }: { readonly id: string; readonly version: number },
  reason: string,
): Promise<boolean> {
  const { rowCount } = await client.query({ ...findUntouched, values: [id, version] });
  if (rowCount === 0) return false;
  const today = businessDateOf(order.now);
  const ledgerNow = () => loadLockedLedger(client, id, order.actor.userId);
  const before = await ledgerNow();
  let ledger = before;
  for (const entry of standingEntries(before.entries).toReversed().filter(isAfterDelivery)) {
    // Digests are of the rows that this transaction wrote, except an agreement's row, which is digested as before its
    // transaction. The digest of the next reversal must be of the state after this one, so each has its own subtransaction.
    await client.query('SAVEPOINT reversed');
    await post(client, order, ledger, { entries: [newReversal(entry, today, reason)] });
    await client.query('RELEASE SAVEPOINT reversed');
    ledger = await ledgerNow();
  }
  const digests = await goByPlan(client, ledger, new Date(order.now));
  const entries = entriesOfDelivery(ledger.entries).map((entry) => newReversal(entry, today, reason));
  await post(client, order, ledger, { entries, undelivered: { status: 'cancelled' } }, digests ?? {});
  return true;
}

const isAfterDelivery = ({ kind }: Entry) => kind === 'payment' || kind === 'relief';

async function post(
  client: PoolClient,
  order: ImportOrder,
  ledger: Ledger,
  posting: Posting,
  rowDigests: Readonly<Record<string, string>> = {},
): Promise<void> {
  const action = 'undo_imported_agreement';
  const hash = requestHash(action, { id: ledger.id, version: ledger.version });
  const figures = figuresOf(ledger, posting, businessDateOf(order.now));
  const keyed = { ...order, action, key: uuidv7(), requestHash: hash } as const;
  const [answer] = await appendEntries(client, [{ order: keyed, ledger, posting, figures, rowDigests }]);
  invariant(answer !== null && answer !== undefined, 'nobody else writes to an agreement that is locked');
}
