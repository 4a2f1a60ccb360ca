import { DatabaseError, type PoolClient } from 'pg';
import type { CustomerChanges, customerEndpoints } from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Cnic } from '#domain/person/cnic.ts';
import { refusalOfAge } from '#domain/person/customer-age.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { followRecord } from '#server/identity/codes/follow-record.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { Refusal, refusedField } from '#server/platform/refusal.ts';
import { type CustomerRow, customerColumns } from './customers.queries.ts';
import { customerView } from './customers.view.ts';

const lockCustomer = {
  name: 'lock-customer',
  text: `SELECT ${customerColumns} FROM customers
          WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2) FOR UPDATE`,
};

/** Puts other particulars in the place of a customer's. Two people who have it open at once don't undo each other's work. */
export async function editCustomer(call: Call<typeof customerEndpoints.editCustomer>): Promise<CustomerRow> {
  const { context, actor, reach, input } = call;
  const { params, body } = input;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<CustomerRow>({
      ...lockCustomer,
      values: [params.id, branchIdOf(reach)],
    });
    const before = rows[0];
    if (before === undefined) throw new Refusal('not_found');
    if (before.version !== body.version) throw new Refusal('changed_meanwhile');
    await checkChanges(client, before, body, at);
    const after = await updateCustomer(client, before, body, { by: actor.userId, at });
    const ended = await followRecord(client, { customerId: before.id, before, after }, at);
    await recordAuditEvent(client, call, at, {
      branchId: before.branch_id,
      action: 'edit_customer',
      subject: 'customer',
      subjectId: before.id,
      before: customerView(before),
      after: { ...customerView(after), ...ended },
    });
    return after;
  });
}

const findColleague = {
  name: 'find-officer-of-branch',
  text: `SELECT FROM users u JOIN employees e ON e.user_id = u.id
          WHERE u.id = $1 AND e.branch_id = $2 AND u.is_active`,
};

/** What was right when it was recorded, and is not touched, stays right: people grow old and officers leave. */
async function checkChanges(
  client: PoolClient,
  before: CustomerRow,
  body: CustomerChanges,
  at: Date,
): Promise<void> {
  if (body.bornOn !== before.born_on) {
    const refusal = refusalOfAge(body.bornOn, businessDateOf(at.getTime()));
    if (refusal !== null) throw refusedField('bornOn', refusal);
  }
  if (body.officerId !== null && body.officerId !== before.officer_id) {
    const { rowCount } = await client.query({
      ...findColleague,
      values: [body.officerId, before.branch_id],
    });
    if (rowCount === 0) throw refusedField('officerId', 'officer_unknown');
  }
}

const update = {
  name: 'update-customer',
  text: `UPDATE customers
            SET full_name = $2, full_name_ur = $3, relative = $4, relative_name = $5, cnic = $6, cnic_expires_on = $7,
                cnic_seen_by = CASE WHEN $8 THEN CASE WHEN cnic = $6 THEN coalesce(cnic_seen_by, $21::uuid) ELSE $21::uuid END END,
                cnic_seen_at = CASE WHEN $8 THEN CASE WHEN cnic = $6 THEN coalesce(cnic_seen_at, $22::timestamptz) ELSE $22::timestamptz END END,
                gender = $9, born_on = $10, phone = $11, second_phone = $12, email = $13, address = $14, city = $15,
                occupation = $16, monthly_income = $17, household_size = $18, notes = $19, officer_id = $20,
                status = $23, name_search = to_tsvector('simple', $24), version = version + 1
          WHERE id = $1
         RETURNING ${customerColumns}`,
};

interface Change {
  readonly by: string;
  readonly at: Date;
}

async function updateCustomer(
  client: PoolClient,
  before: CustomerRow,
  body: CustomerChanges,
  { by, at }: Change,
): Promise<CustomerRow> {
  const cnic: Cnic = body.cnic ?? before.cnic;
  const values = [
    before.id,
    body.fullName,
    body.fullNameUr,
    body.relative,
    body.relativeName,
    cnic,
    body.cnicExpiresOn,
    body.isCnicSeen,
    body.gender,
    body.bornOn,
    body.phone,
    body.secondPhone,
    body.email,
    body.address,
    body.city,
    body.occupation,
    body.monthlyIncome,
    body.householdSize,
    body.notes,
    body.officerId,
    by,
    at,
    body.status,
    foldForSearch(`${body.fullName} ${body.fullNameUr ?? ''}`),
  ];
  try {
    const { rows } = await client.query<CustomerRow>({ ...update, values });
    return rows[0] as CustomerRow;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'customers_cnic_unique') {
      throw new Refusal('cnic_taken');
    }
    throw error;
  }
}
