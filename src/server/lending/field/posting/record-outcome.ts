import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { HoldReason } from '#domain/lending/field/judge-item.ts';
import { formatDeviceCode, formatSlipNumber } from '#domain/lending/field/slip-number.ts';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { KeptItem } from './kept-item.queries.ts';

export interface NewOutcome {
  readonly outcome: 'posted' | 'logged' | 'held' | 'evidence' | 'given_back' | 'closed';
  readonly holdReason?: HoldReason;
  readonly entry?: { readonly agreementId: string; readonly id: string };
  readonly contactId?: string;
  readonly decided?: { readonly by: string; readonly note: string };
  readonly at: Date;
}

// A hold is noted once, also by two requests at the same time. An end that another request came before is an error of ours or a refusal.
const insert = (conflict: string) =>
  namedStatement(
    `insert-field-outcome${conflict === '' ? '' : '-once'}`,
    `INSERT INTO field_outcomes (id, item_id, item_agreement_id, outcome, hold_reason, agreement_id, entry_id, contact_id, decided_by,
                                 decided_at, note)
     VALUES (:id, :itemId, :itemAgreementId, :outcome, :holdReason, :agreementId, :entryId, :contactId, :decidedBy, :at, :note)${conflict}`,
  );
const insertEnd = insert('');
const insertHold = insert(' ON CONFLICT DO NOTHING');

function valuesOf(
  { id, item }: KeptItem,
  { outcome, holdReason, entry, contactId, decided, at }: NewOutcome,
) {
  return {
    id: uuidv7(),
    itemId: id,
    itemAgreementId: item.agreement,
    outcome,
    holdReason: holdReason ?? null,
    agreementId: entry?.agreementId ?? null,
    entryId: entry?.id ?? null,
    contactId: contactId ?? null,
    decidedBy: decided?.by ?? null,
    note: decided?.note ?? null,
    at,
  };
}

/** Records how an item ended. The transaction has an event of its own. */
export async function recordEnd(client: PoolClient, kept: KeptItem, outcome: NewOutcome): Promise<void> {
  await client.query(insertEnd(valuesOf(kept, outcome)));
}

/** The number of the slip of an item; of one without cash its phone. */
export function recordedNameOf({ branchCode, serial, item }: KeptItem) {
  if (item.kind !== 'collected') return { fieldDevice: formatDeviceCode(serial) };
  return { fieldSlip: formatSlipNumber({ branchCode, serial, slip: item.slip }) };
}

/** Holds an item, or keeps it as evidence, for a reason. */
export async function holdItem(
  { pool, clock }: AppContext,
  origin: RecordedOrigin,
  kept: KeptItem,
  { outcome, reason }: { readonly outcome: 'hold' | 'evidence'; readonly reason: HoldReason },
): Promise<void> {
  const at = new Date(clock.now());
  await inTransaction(pool, async (client) => {
    const held = { outcome: outcome === 'hold' ? 'held' : outcome, holdReason: reason, at } as const;
    const { rowCount } = await client.query(insertHold(valuesOf(kept, held)));
    if (rowCount === 0) return;
    await recordAuditEvent(client, origin, at, {
      branchId: kept.branchId,
      action: 'hold_field_item',
      subject: 'field',
      subjectId: kept.id,
      after: { ...recordedNameOf(kept), holdReason: reason, agreementId: kept.item.agreement },
    });
  });
}
