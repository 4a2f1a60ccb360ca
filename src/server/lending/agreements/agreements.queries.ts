import type { Pool } from 'pg';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { ReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { BookAccount, MoneyAccount } from '#domain/lending/ledger/bookkeeping.ts';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import type { FutureRule } from '#domain/lending/ledger/future-rule.ts';
import type { RowPayment } from '#domain/lending/ledger/replay.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { branchIdOf, type Reach } from '#server/platform/reach.ts';
import { isColleague } from '../relations/relation-of.ts';
import { unclearedColumn } from '../sums/uncleared-cheque.ts';
import { costOfItem, itemName, soldItems } from './item-names.ts';

export interface AgreementEntryRow {
  id: string;
  kind: EntryKind;
  amount: Rupees;
  debit: BookAccount;
  credit: BookAccount;
  valuedOn: CalendarDate;
  countsOn: CalendarDate;
  /** Milliseconds since 1970. */
  recordedAt: number;
  recordedByName: Phrase;
  decidedByName: Phrase | null;
  note: string | null;
  method: MoneyAccount | null;
  reference: string | null;
  receiverName: string | null;
  rule: FutureRule | null;
  reverses: string | null;
  broughtIn: boolean;
  isUnclearedCheque: boolean;
  /** Of the branch that took the money or paid it out; another one may look after the agreement now. */
  receipt: Omit<ReceiptNumber, 'series'> | null;
}

/** `sharesHome` is null if the customer's address or phone is missing. */
interface GuarantorRow extends Omit<Agreement['guarantors'][number], 'isOfHousehold'> {
  sharesHome: boolean | null;
}

interface PendingRow extends Omit<Agreement['pendingApprovals'][number], 'requestedAt'> {
  /** Milliseconds since 1970. */
  requestedAt: number;
}

const agreementColumns = columns('agreements', [
  'id',
  'number',
  'payment_serial',
  'status',
  'terms_version',
  'key_facts_edition',
  'consented_version',
  'consented_at',
  'consent_how',
  'brought_in_on',
  'customer_id',
  'branch_id',
  'service',
  'contract_kind',
  'price',
  'down_payment',
  'relief',
  'financed',
  'frequency_unit',
  'frequency_every',
  'rounding_step',
  'start_on',
  'first_due_on',
  'paid',
  'outstanding',
  'overpaid',
  'written_off',
  'recovered',
  'oldest_unpaid_due_on',
  'notes',
]);

export interface AgreementRow extends RowOf<typeof agreementColumns> {
  readonly outstanding: Rupees;
  readonly termsMadeAt: Date;
  readonly customerName: Written;
  readonly installments: {
    number: number;
    dueOn: CalendarDate;
    movedFrom?: CalendarDate;
    amount: Rupees;
    paid: Rupees;
    relieved: Rupees;
  }[];
  /** The amounts that entries had paid of these rows when a reschedule made them. */
  readonly carried: readonly RowPayment[];
  readonly replaced: { number: number; dueOn: CalendarDate; amount: Rupees }[] | null;
  readonly items: Agreement['items'];
  readonly guarantors: readonly GuarantorRow[];
  readonly guarantorContactAfterDays: number;
  readonly guarantorsNeeded: number;
  readonly entries: AgreementEntryRow[];
  readonly pending: PendingRow[];
}

const find = {
  name: 'find-agreement',
  text: `
    SELECT ${agreementColumns.selected('a')}, ${writtenOf('c.full_name')} AS "customerName", s.carried,
           s.made_at AS "termsMadeAt", (SELECT guarantor_contact_after_days FROM office_rules) AS "guarantorContactAfterDays",
           (SELECT guarantors_needed FROM office_rules) AS "guarantorsNeeded",
           (SELECT json_agg(json_strip_nulls(json_build_object('number', number, 'dueOn', due_on, 'amount', amount,
                                                               'paid', paid, 'relieved', relieved, 'movedFrom', moved_from)) ORDER BY number)
              FROM installments WHERE agreement_id = a.id AND schedule_number = a.schedule_number) AS installments,
           (SELECT json_agg(json_build_object('number', i.number, 'dueOn', i.due_on, 'amount', i.amount)
                            ORDER BY i.number)
              FROM installments i
             WHERE i.agreement_id = a.id AND i.schedule_number = s.previous_number) AS replaced,
           (SELECT coalesce(json_agg(json_build_object('productId', i.product_id, 'description', ${itemName},
                                              'quantity', i.quantity, 'unitPrice', i.unit_price, 'cost', ${costOfItem})
                            ORDER BY i.position), '[]')
              FROM ${soldItems} WHERE i.agreement_id = a.id) AS items,
           (SELECT coalesce(json_agg(json_build_object('id', g.id, 'fullName', ${writtenOf('g.full_name')},
                     'relation', v.relation, 'phone', g.phone,
                     'isColleague', ${isColleague('g.cnic', 'g.phone')}, 'sharesHome',
                     folded_name(g.address) IN (folded_name(c.address), folded_name(c.address_ur))
                       OR g.phone IN (c.phone, c.second_phone), 'exposure',
                     (SELECT count(*) FROM agreement_guarantors o JOIN agreements oa ON oa.id = o.agreement_id
                       WHERE o.guarantor_id = g.id AND oa.status = 'active')) ORDER BY g.id), '[]')
              FROM agreement_guarantors v JOIN guarantors g ON g.id = v.guarantor_id
             WHERE v.agreement_id = a.id) AS guarantors,
           (SELECT coalesce(json_agg(json_build_object(
                     'id', e.id, 'kind', e.kind, 'amount', e.amount, 'debit', e.debit, 'credit', e.credit,
                     'valuedOn', e.valued_on, 'countsOn', e.counts_on, 'recordedAt', (extract(epoch FROM e.recorded_at) * 1000)::bigint,
                     'recordedByName', ${namesOf('w')}, 'decidedByName', ${namesOf('d')}, 'note', e.note, 'method', e.method,
                     'reference', e.reference, 'receiverName', e.receiver_name, 'rule', e.rule, 'reverses', e.reverses,
                     'broughtIn', e.brought_in, 'isUnclearedCheque', ${unclearedColumn('e')}, 'receipt',
                     CASE WHEN r.serial IS NULL THEN NULL ELSE json_build_object('branchCode', rb.code, 'serial', r.serial) END)
                     ORDER BY e.position), '[]')
              FROM entries e JOIN users w ON w.id = e.recorded_by LEFT JOIN receipts r ON r.entry_id = e.id
              LEFT JOIN branches rb ON rb.id = r.branch_id
              LEFT JOIN approvals p ON p.id = e.approval_id LEFT JOIN users d ON d.id = p.decided_by
             WHERE e.agreement_id = a.id) AS entries,
           (SELECT coalesce(json_agg(json_build_object(
                     'id', p.id, 'kind', p.kind, 'entryId', p.entry_id, 'amount', p.amount, 'reason', p.reason,
                     'requestedByName', ${namesOf('u')}, 'requestedAt', (extract(epoch FROM p.requested_at) * 1000)::bigint)
                     ORDER BY p.requested_at), '[]')
              FROM approvals p JOIN users u ON u.id = p.requested_by
             WHERE p.agreement_id = a.id AND p.state = 'pending') AS pending
      FROM agreements a
      JOIN customers c ON c.id = a.customer_id
      JOIN schedules s ON s.agreement_id = a.id AND s.number = a.schedule_number
     WHERE a.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2) AND ($3::uuid IS NULL OR c.user_id = $3)`,
};

/** One agreement with all that belongs to it, of one moment; undefined when there is none within reach. */
export async function findAgreement(
  pool: Pool,
  reach: Reach<'all' | 'branch' | 'own'>,
  id: string,
): Promise<AgreementRow | undefined> {
  const [branchId, customerUserId] =
    reach.extent === 'own' ? [null, reach.userId] : [branchIdOf(reach), null];
  const { rows } = await pool.query<AgreementRow>({ ...find, values: [id, branchId, customerUserId] });
  return rows[0];
}
