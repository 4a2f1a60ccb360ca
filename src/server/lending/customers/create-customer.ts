import type { PoolClient } from 'pg';
import type { CustomerForm, customerEndpoints } from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Instant } from '#domain/instant.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import { refusalOfAge } from '#domain/person/customer-age.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { refusedField } from '#server/platform/refusal.ts';
import { refuseServing } from '../relations/refuse-related.ts';
import { holdLists } from '../screening/lists-in-force.ts';
import { screenSaved } from '../screening/screen-people.ts';
import { findCustomer } from './customers.queries.ts';
import { type CustomerRow, customerParticulars } from './customers.view.ts';
import { savingCnic } from './look-up.ts';

/** Records a customer at a branch; the user who does it becomes the officer in charge. */
export async function createCustomer(
  call: Call<typeof customerEndpoints.createCustomer>,
): Promise<CustomerRow> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const now = context.clock.now();
  refuseAge(input.body, now);
  const branchId = branchOf(reach, input.body);
  const at = new Date(now);
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('createCustomer', input.body),
  };
  return savingCnic(call, reach, input.body.cnic, () =>
    inTransaction(context.pool, async (client) => {
      const id = await createOnce(client, keyed, at, async (newId) => {
        const placed = { id: newId, branchId, by: actor.userId, at };
        await insertCustomer(client, input.body, placed);
        await recordNewCustomer(client, call, input.body, placed);
      });
      return findCustomer(client, reach, id);
    }),
  );
}

/** Refuses a person who is too young or too old to be a customer. */
export function refuseAge({ bornOn }: CustomerForm, now: Instant): void {
  const refusal = refusalOfAge(bornOn, businessDateOf(now));
  if (refusal !== null) throw refusedField('bornOn', refusal);
}

/** Records a new customer in the audit. */
export async function recordNewCustomer(
  client: PoolClient,
  origin: Origin,
  { fullName, cnic, isCnicSeen, privacyConsentHow }: CustomerForm,
  { id, branchId, at }: PlacedCustomer,
): Promise<void> {
  await recordAuditEvent(client, origin, at, {
    branchId,
    action: 'create_customer',
    subject: 'customer',
    subjectId: id,
    after: { fullName, cnic: maskCnic(cnic), isCnicSeen, privacyConsentHow },
  });
}

/** An employee's customers belong to the employee's branch, whatever the form has. */
function branchOf(reach: BranchReach, form: CustomerForm): string {
  const branchId = branchIdOf(reach) ?? form.branchId;
  if (branchId === null) throw refusedField('branchId', 'branch_unknown');
  return branchId;
}

// A CNIC that is on record, and a branch that is not, are refused by the table itself.
const insert = namedStatement(
  'insert-customer',
  `INSERT INTO customers (${customerParticulars.names}, id, cnic, cnic_seen_by, cnic_seen_at, branch_id, officer_id,
                          created_by, created_at, privacy_consent_at, privacy_consent_how)
   VALUES (${customerParticulars.parameters}, :id, :cnic, CASE WHEN :isCnicSeen THEN :by::uuid END,
           CASE WHEN :isCnicSeen THEN :at::timestamptz END, :branchId, :by, :by, :at, :at, :privacyConsentHow)`,
);

interface PlacedCustomer {
  readonly id: string;
  readonly branchId: string;
  readonly by: string;
  readonly at: Date;
}

/** Adds the customer's row, and screens the person. Nobody puts themselves on record. */
export async function insertCustomer(
  client: PoolClient,
  form: CustomerForm,
  placed: PlacedCustomer,
): Promise<void> {
  const { cnic, isCnicSeen, privacyConsentHow } = form;
  await client.query(
    insert({ ...customerParticulars.valuesOf(form), ...placed, cnic, isCnicSeen, privacyConsentHow }),
  );
  await refuseServing(client, placed.by, placed.id);
  const { id: customerId, by, at } = placed;
  await screenSaved(client, await holdLists(client), { customerId }, by, at);
}
