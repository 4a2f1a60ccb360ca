import type { Pool } from 'pg';
import type { MyReceipt } from '#contract/lending/my-account.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language, Phrase } from '#domain/language.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Cnic } from '#domain/person/cnic.ts';
import type { Gender } from '#domain/person/gender.ts';
import type { Written } from '#domain/written.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import type { Reach } from '#server/platform/reach.ts';
import { findMyRequests, type MyRequestRow } from '../customer-requests/customer-requests.queries.ts';
import { unclearedColumn } from '../sums/uncleared-cheque.ts';
import { findMyTransfers, type MyTransferRow } from '../transfer-reports/transfer-reports.queries.ts';
import { type AccountAgreementRow, agreementsOf } from './account.queries.ts';

interface MyCustomerRow {
  readonly id: string;
  readonly fullName: Written;
  readonly gender: Gender;
  readonly cnic: Cnic;
  readonly language: Language;
  readonly officerName: Phrase | null;
  readonly officerPhone: string | null;
  readonly city: Phrase;
  readonly address: Phrase;
  readonly phone: string;
  readonly opensAt: string;
  readonly closesAt: string;
}

const findCustomer = {
  name: 'find-customer-of-user',
  text: `
    SELECT c.id, ${writtenOf('c.full_name')} AS "fullName", c.gender, c.cnic, c.language, ${namesOf('o')} AS "officerName",
           o.phone AS "officerPhone", ${phraseOf('b.city')} AS city, ${phraseOf('b.address')} AS address, b.phone,
           to_char(b.opens_at, 'HH24:MI') AS "opensAt", to_char(b.closes_at, 'HH24:MI') AS "closesAt"
      FROM customers c
      JOIN branches b ON b.id = c.branch_id
      LEFT JOIN users o ON o.id = c.officer_id
     WHERE c.user_id = $1`,
};

export interface MyReceiptRow extends Pick<MyReceipt, 'entryId' | 'isVoid' | 'isUnclearedCheque'> {
  readonly branchCode: string;
  readonly serial: number;
  readonly valuedOn: CalendarDate;
  readonly amount: Rupees;
}

/** The number of receipts on a customer's first page. Each agreement's page has all of its receipts. */
const receiptsMax = 6;

const findReceipts = {
  name: 'find-receipts-of-customer',
  text: `
    SELECT e.id AS "entryId", b.code AS "branchCode", t.serial,
           e.valued_on AS "valuedOn", e.amount, EXISTS (SELECT FROM entries r WHERE r.reverses = e.id) AS "isVoid",
           ${unclearedColumn('e')} AS "isUnclearedCheque"
      FROM agreements a
      JOIN entries e ON e.agreement_id = a.id
      JOIN receipts t ON t.entry_id = e.id
      JOIN branches b ON b.id = t.branch_id
     WHERE a.customer_id = $1 AND t.series = 'receipt'
     ORDER BY e.recorded_at DESC, e.id DESC
     LIMIT ${receiptsMax}`,
};

export interface MyAccountRows {
  readonly customer: MyCustomerRow;
  readonly agreements: readonly AccountAgreementRow[];
  readonly receipts: readonly MyReceiptRow[];
  readonly transfers: readonly MyTransferRow[];
  readonly requests: readonly MyRequestRow[];
}

/** The record of the signed-in customer; undefined while no branch has linked their account to one. */
export async function findMyAccount(pool: Pool, reach: Reach<'own'>): Promise<MyAccountRows | undefined> {
  const found = await pool.query<MyCustomerRow>({ ...findCustomer, values: [reach.userId] });
  const [customer] = found.rows;
  if (customer === undefined) return undefined;
  const [agreements, receipts, transfers, requests] = await Promise.all([
    agreementsOf(pool, customer.id),
    pool.query<MyReceiptRow>({ ...findReceipts, values: [customer.id] }),
    findMyTransfers(pool, customer.id),
    findMyRequests(pool, customer.id),
  ]);
  return { customer, agreements, receipts: receipts.rows, transfers, requests };
}
