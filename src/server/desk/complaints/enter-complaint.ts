import type { Pool } from 'pg';
import {
  type complaintCommandEndpoints,
  type MyComplaint,
  myComplaintsShownMax,
} from '#contract/desk/complaint-commands.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { ComplaintStatus } from '#domain/desk/complaints/complaint.ts';
import { formatComplaintNumber } from '#domain/desk/complaints/complaint-number.ts';
import type { Gender } from '#domain/person/gender.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/call.ts';
import { identifySubmission, keyOfUser } from '#server/platform/idempotency/submission.ts';
import { branchIdOf, type Reach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import {
  findStoredComplaint,
  type NewComplaint,
  type StoredComplaint,
  storeComplaint,
} from './store-complaint.ts';

interface KeyedCall extends Origin {
  readonly context: AppContext;
  readonly idempotencyKey: string | null;
}

/** Stores the complaint of a signed-in person once, by its key or else by its content on the same day. */
async function storeOnce(call: KeyedCall, complaint: NewComplaint): Promise<StoredComplaint> {
  const { context, actor, idempotencyKey } = call;
  const today = businessDateOf(context.clock.now());
  const submission = identifySubmission(
    { by: actor.userId, ...complaint },
    keyOfUser(actor.userId, idempotencyKey),
    today,
  );
  return (
    (await findStoredComplaint(context, submission)) ?? storeComplaint(context, call, complaint, submission)
  );
}

const findComplainant = {
  name: 'find-complainant',
  text: `SELECT id, full_name AS "fullName", gender FROM customers WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)`,
};

type Complainant = Pick<OwnCustomer, 'id' | 'fullName' | 'gender'>;

/**
 * Takes down a complaint at the desk or on the phone. An employee's belongs to the branch, a superadmin's to the one that its text
 * names. A customer on record lends their name and gender; an employee reaches those of their own branch.
 */
export async function enterComplaint(
  call: Call<typeof complaintCommandEndpoints.enterComplaint>,
): Promise<StoredComplaint> {
  const { phoneNumber: phone, customerId, ...form } = call.input.body;
  const { userId: enteredBy, branchId } = call.actor;
  const taken = { ...form, customerId, phone, enteredBy, branchId, branchCode: null };
  if (customerId === null) return storeOnce(call, taken);
  const values = [customerId, branchIdOf(call.besides.customers)];
  const { rows } = await call.context.pool.query<Complainant>({ ...findComplainant, values });
  const customer = rows[0];
  if (customer === undefined) throw new Refusal('not_found');
  return storeOnce(call, {
    ...taken,
    fullName: form.fullName ?? customer.fullName,
    gender: form.gender ?? customer.gender,
  });
}

interface OwnCustomer {
  readonly id: string;
  readonly fullName: string;
  readonly phone: string | null;
  readonly gender: Gender;
  readonly branchId: string;
}

const findCustomer = {
  name: 'find-complaining-customer',
  text: `SELECT id, full_name AS "fullName", phone, gender, branch_id AS "branchId" FROM customers WHERE user_id = $1`,
};

async function ownCustomer(pool: Pool, { userId }: Reach<'own'>): Promise<OwnCustomer> {
  const customer = (await pool.query<OwnCustomer>({ ...findCustomer, values: [userId] })).rows[0];
  if (customer === undefined) throw new Refusal('not_found');
  return customer;
}

/** Stores the complaint of a customer from their own account, with the name, phone and gender on record. */
export async function sendMyComplaint(
  call: Call<typeof complaintCommandEndpoints.sendMyComplaint>,
): Promise<StoredComplaint> {
  const { context, reach, input, language } = call;
  const { id: customerId, ...customer } = await ownCustomer(context.pool, reach);
  return storeOnce(call, {
    ...input.body,
    ...customer,
    customerId,
    language,
    source: 'account',
    enteredBy: null,
    branchCode: null,
  });
}

interface MyComplaintRow {
  readonly code: string;
  readonly branchCode: string;
  readonly year: number;
  readonly serial: number;
  readonly status: ComplaintStatus;
  readonly receivedAt: Date;
  readonly answerBy: CalendarDate;
  readonly answeredAt: Date | null;
}

const findMine = {
  name: 'find-my-complaints',
  text: `SELECT c.tracking_code AS code, b.code AS "branchCode", c.year, c.serial, c.status, c.received_at AS "receivedAt",
                c.answer_by AS "answerBy", c.answered_at AS "answeredAt"
           FROM complaints c JOIN branches b ON b.id = c.branch_id
          WHERE c.customer_id = $1 ORDER BY c.received_at DESC, c.id DESC LIMIT ${myComplaintsShownMax}`,
};

/** The newest complaints of a customer. */
export async function listMyComplaints(pool: Pool, reach: Reach<'own'>): Promise<MyComplaint[]> {
  const { id } = await ownCustomer(pool, reach);
  const { rows } = await pool.query<MyComplaintRow>({ ...findMine, values: [id] });
  return rows.map((row) => ({
    number: formatComplaintNumber(row),
    code: row.code,
    status: row.status,
    receivedAt: row.receivedAt.toISOString(),
    answerBy: row.answerBy,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
}
