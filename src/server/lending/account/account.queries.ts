import type { Pool } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Cnic } from '#domain/person/cnic.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { itemName, soldItems } from '../agreements/item-names.ts';
import { contactsOf, type LogRow, promisesOf } from '../collections/collections.queries.ts';
import { isColleague, relationOf } from '../relations/relation-of.ts';

const customerColumns = columns(
  'customers',
  ['id', 'gender', 'relative', 'phone', 'language', 'takes_messages', 'status'],
  { written: ['full_name', 'relative_name'] },
);

/** The first contact request that became this customer. */
interface CameFromRow {
  readonly id: string;
  readonly receivedAt: string;
  readonly assigneeId: string | null;
  readonly branchId: string;
}

export interface AccountRow extends RowOf<typeof customerColumns> {
  readonly cnic: Cnic;
  readonly city: Phrase;
  readonly officerName: Phrase | null;
  readonly isColleague: boolean;
  readonly ownRelation: StaffRelation | null;
  readonly photoId: string | null;
  readonly cameFrom: CameFromRow | null;
}

const findCustomer = {
  name: 'find-customer-of-account',
  text: `
    SELECT ${customerColumns.selected('c')}, c.cnic, ${phraseOf('b.city')} AS city, ${namesOf('o')} AS "officerName",
           ${isColleague('c.cnic', 'c.phone', 'c.second_phone')} AS "isColleague", ${relationOf('$3::uuid', 'c.id')} AS "ownRelation",
           (SELECT id FROM customer_documents
             WHERE customer_id = c.id AND kind = 'photo' AND removed_at IS NULL) AS "photoId",
           (SELECT json_build_object('id', r.id, 'receivedAt', r.received_at, 'assigneeId', r.assignee_id, 'branchId', r.branch_id)
              FROM contact_requests r WHERE r.customer_id = c.id ORDER BY r.received_at LIMIT 1) AS "cameFrom"
      FROM customers c
      JOIN branches b ON b.id = c.branch_id
      LEFT JOIN users o ON o.id = c.officer_id
     WHERE c.id = $1 AND ($2::uuid IS NULL OR c.branch_id = $2)`,
};

const agreementColumns = columns('agreements', [
  'id',
  'number',
  'payment_serial',
  'status',
  'service',
  'paid',
  'outstanding',
  'overpaid',
  'written_off',
  'oldest_unpaid_due_on',
  'frequency_unit',
  'frequency_every',
]);

export interface AccountAgreementRow extends RowOf<typeof agreementColumns>, LogRow {
  readonly outstanding: Rupees;
  readonly items: Phrase[];
  readonly installments: { number: number; dueOn: CalendarDate; amount: Rupees; paid: Rupees }[];
}

const findAgreements = {
  name: 'find-agreements-of-account',
  text: `
    SELECT ${agreementColumns.selected('a')},
           (SELECT coalesce(json_agg(${itemName} ORDER BY i.position), '[]') FROM ${soldItems} WHERE i.agreement_id = a.id) AS items,
           (SELECT json_agg(json_build_object('number', number, 'dueOn', due_on, 'amount', amount, 'paid', paid)
                            ORDER BY number)
              FROM installments WHERE agreement_id = a.id AND schedule_number = a.schedule_number) AS installments,
           (SELECT coalesce(json_agg(p), '[]') FROM (${promisesOf}) p) AS promises,
           (SELECT coalesce(json_agg(c), '[]') FROM (${contactsOf}) c) AS contacts
      FROM agreements a
     WHERE a.customer_id = $1
     ORDER BY a.created_at DESC, a.id DESC`,
};

/** All agreements of a customer, newest first. */
export async function agreementsOf(pool: Pool, customerId: string): Promise<AccountAgreementRow[]> {
  const { rows } = await pool.query<AccountAgreementRow>({ ...findAgreements, values: [customerId] });
  return rows;
}

/** A customer and all agreements, newest first; undefined when there is none within reach. */
export async function findAccount(
  pool: Pool,
  reach: BranchReach,
  userId: string,
  customerId: string,
): Promise<{ customer: AccountRow; agreements: AccountAgreementRow[] } | undefined> {
  const found = await pool.query<AccountRow>({
    ...findCustomer,
    values: [customerId, branchIdOf(reach), userId],
  });
  const [customer] = found.rows;
  if (customer === undefined) return undefined;
  return { customer, agreements: await agreementsOf(pool, customer.id) };
}
