import type { PoolClient } from 'pg';
import type { CustomerForm, customerEndpoints } from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import { refusalOfAge } from '#domain/person/customer-age.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal, refusedField } from '#server/platform/refusal.ts';
import { type CustomerRow, findCustomer } from './customers.queries.ts';

/** Puts a customer on record at a branch; the one who does it is the officer in charge. */
export async function createCustomer(
  call: Call<typeof customerEndpoints.createCustomer>,
): Promise<CustomerRow> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const now = context.clock.now();
  const refusal = refusalOfAge(input.body.bornOn, businessDateOf(now));
  if (refusal !== null) throw refusedField('bornOn', refusal);
  const branchId = branchOf(reach, input.body);
  const at = new Date(now);
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('createCustomer', input.body),
  };
  return inTransaction(context.pool, async (client) => {
    const id = await createOnce(client, keyed, at, async (newId) => {
      await insertCustomer(client, input.body, { id: newId, branchId, by: actor.userId, at });
      await recordAuditEvent(client, call, at, {
        branchId,
        action: 'create_customer',
        subject: 'customer',
        subjectId: newId,
        after: {
          fullName: input.body.fullName,
          cnic: maskCnic(input.body.cnic),
          isCnicSeen: input.body.isCnicSeen,
        },
      });
    });
    const customer = await findCustomer(client, reach, id);
    // They may have gone to another branch between the first time and this one.
    if (customer === undefined) throw new Refusal('not_found');
    return customer;
  });
}

/** An employee's customers are their branch's, whatever the form says. */
function branchOf(reach: BranchReach, form: CustomerForm): string {
  const branchId = branchIdOf(reach) ?? form.branchId;
  if (branchId === null) throw refusedField('branchId', 'branch_unknown');
  return branchId;
}

const insert = {
  name: 'insert-customer',
  text: `INSERT INTO customers
           (id, full_name, full_name_ur, relative, relative_name, cnic, cnic_expires_on, cnic_seen_by, cnic_seen_at,
            gender, born_on, phone, second_phone, email, address, city, branch_id, occupation, monthly_income,
            household_size, notes, officer_id, created_by, created_at, privacy_consent_at, name_search)
         SELECT $1, $2, $3, $4, $5, $6, $7, CASE WHEN $8 THEN $21::uuid END, CASE WHEN $8 THEN $22::timestamptz END,
                $9, $10, $11, $12, $13, $14, $15, b.id, $17, $18, $19, $20, $21, $21, $22, $22,
                to_tsvector('simple', $23)
           FROM branches b WHERE b.id = $16
             ON CONFLICT (cnic) DO NOTHING`,
};

interface Placed {
  readonly id: string;
  readonly branchId: string;
  readonly by: string;
  readonly at: Date;
}

async function insertCustomer(
  client: PoolClient,
  form: CustomerForm,
  { id, branchId, by, at }: Placed,
): Promise<void> {
  const { rowCount: inserted } = await client.query({
    ...insert,
    values: [
      id,
      form.fullName,
      form.fullNameUr,
      form.relative,
      form.relativeName,
      form.cnic,
      form.cnicExpiresOn,
      form.isCnicSeen,
      form.gender,
      form.bornOn,
      form.phone,
      form.secondPhone,
      form.email,
      form.address,
      form.city,
      branchId,
      form.occupation,
      form.monthlyIncome,
      form.householdSize,
      form.notes,
      by,
      at,
      foldForSearch(`${form.fullName} ${form.fullNameUr ?? ''}`),
    ],
  });
  if (inserted === 1) return;
  const { rowCount } = await client.query('SELECT FROM branches WHERE id = $1', [branchId]);
  throw rowCount === 0 ? refusedField('branchId', 'branch_unknown') : new Refusal('cnic_taken');
}
