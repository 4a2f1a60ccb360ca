import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { registerNote } from '#contract/insight/import-fields.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { appendEntries } from '#server/lending/ledger/append-entries.ts';
import { loadLockedLedger } from '#server/lending/ledger/load-ledger.ts';
import { newEntry } from '#server/lending/ledger/new-entry.ts';
import { figuresOf } from '#server/lending/ledger/posting.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { markChanged, markDiffering, markFaulty, markKnown } from '../row-outcomes.ts';
import type { FileRow } from '../rows/file-reading.ts';
import { judgeAgreements } from '../rows/judge-agreements.ts';
import type { ImportOrder, RunningImport } from '../running-import.ts';

const lock = {
  name: 'lock-agreement-to-take-over',
  text: 'SELECT FROM agreements WHERE id = $1 FOR NO KEY UPDATE',
};

/**
 * Adds the payments that a later register has of an agreement to those that were brought in: one more entry from before the
 * move, of the difference.
 */
export async function takeOverPayments(
  client: PoolClient,
  found: RunningImport,
  order: ImportOrder,
  row: FileRow,
): Promise<void> {
  const { line } = row;
  const today = businessDateOf(order.now);
  const judge = async () => (await judgeAgreements(client, { ...found, today }, [row]))[0];
  const seen = await judge();
  if (seen?.state === 'differs') await client.query({ ...lock, values: [seen.onRecord.agreement?.id] });
  // Judged again under the lock: a payment may have been recorded meanwhile.
  const judged = await judge();
  if (judged?.state === 'known') return markKnown(client, found.id, [line]);
  if (judged?.state !== 'differs')
    return markFaulty(client, found.id, line, [
      { field: 'registerNumber', message: 'agreement_not_on_record' },
    ]);
  const { agreement } = judged.onRecord;
  const paid = judged.differences.find(({ field }) => field === 'paidToDate')?.paid;
  if (agreement === null || paid === undefined || paid.stays !== null)
    return markDiffering(client, found.id, line, []);
  const ledger = await loadLockedLedger(client, agreement.id, order.actor.userId);
  if (ledger.relation !== null)
    return markDiffering(client, found.id, line, [{ field: 'cnic', message: 'change_of_related' }]);
  const { amount, valuedOn, method, registerNumber } = paid;
  const note = registerNote(registerNumber);
  const entry = newEntry({ kind: 'payment', amount, valuedOn, method, note, broughtIn: true });
  const posting = { entries: [entry] };
  const action = 'take_over_payments';
  const hash = requestHash(action, { id: ledger.id, version: ledger.version });
  const keyed = { ...order, action, key: uuidv7(), requestHash: hash } as const;
  const figures = figuresOf(ledger, posting, today);
  const [answer] = await appendEntries(client, [{ order: keyed, ledger, posting, figures }]);
  invariant(answer !== null, 'the agreement is locked');
  await markChanged(client, found.id, line, { id: ledger.id, version: ledger.version + 1 });
}
