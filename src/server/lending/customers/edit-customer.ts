import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { CustomerChanges, customerEndpoints } from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { refusalOfAge } from '#domain/person/customer-age.ts';
import { followRecord } from '#server/identity/codes/follow-record.ts';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { refusedField } from '#server/platform/refusal.ts';
import { refuseServing } from '../relations/refuse-related.ts';
import { holdLists } from '../screening/lists-in-force.ts';
import { screenSaved } from '../screening/screen-people.ts';
import { lockCustomer } from './customers.queries.ts';
import { type CustomerRow, customerColumns, customerParticulars, customerView } from './customers.view.ts';
import { savingCnic } from './look-up.ts';

/** Replaces the particulars of a customer. Of two users with the form open, neither overwrites the other's changes. */
export async function editCustomer(call: Call<typeof customerEndpoints.editCustomer>): Promise<CustomerRow> {
  const { context, reach, input } = call;
  const { params, body } = input;
  return savingCnic(call, reach, body.cnic, () =>
    inTransaction(context.pool, async (client) => {
      const before = await lockCustomer(client, reach, params.id, body.version);
      return changeCustomer(client, call, before, body, context.clock.now());
    }),
  );
}

type Editor = RecordedOrigin & { readonly actor: { readonly userId: string } };

/** Replaces the particulars of a customer whom the caller has locked. */
export async function changeCustomer(
  client: PoolClient,
  origin: Editor,
  before: CustomerRow,
  changes: CustomerChanges,
  now: number,
): Promise<CustomerRow> {
  const at = new Date(now);
  const by = origin.actor.userId;
  await refuseServing(client, by, before.id);
  checkBirthday(before, changes, at);
  checkPhone(before, changes);
  const lists = isOtherPerson(before, changes) ? await holdLists(client) : [];
  const after = await updateCustomer(client, before, changes, { by, at });
  await screenSaved(client, lists, { customerId: before.id }, by, at);
  // A phone or a CNIC of their own makes it theirs.
  await refuseServing(client, by, before.id);
  const ended = await followRecord(client, { customerId: before.id, before, after }, at);
  await recordAuditEvent(client, origin, at, {
    branchId: before.branchId,
    action: 'edit_customer',
    subject: 'customer',
    subjectId: before.id,
    before: customerView(before),
    after: { ...customerView(after), ...ended },
  });
  return after;
}

/** True if the changes are about what lists are compared with. */
function isOtherPerson(
  before: CustomerRow,
  { fullName, relative, relativeName, cnic }: CustomerChanges,
): boolean {
  return (
    (cnic !== null && cnic !== before.cnic) ||
    !isDeepStrictEqual(
      [fullName, relative, relativeName],
      [before.fullName, before.relative, before.relativeName],
    )
  );
}

/** An unchanged birth date is not checked again: it was valid when it was recorded, and the customer has grown older since. */
function checkBirthday(before: CustomerRow, body: CustomerChanges, at: Date): void {
  if (body.bornOn === before.bornOn) return;
  const refusal = refusalOfAge(body.bornOn, businessDateOf(at.getTime()));
  if (refusal !== null) throw refusedField('bornOn', refusal);
}

/** A customer of a paper register may have no mobile, but one that is on record stays. The second phone is beside a first. */
function checkPhone(before: CustomerRow, { phone, secondPhone }: CustomerChanges): void {
  if (phone === null && (before.phone !== null || secondPhone !== null))
    throw refusedField('phone', 'phone_required');
}

const update = namedStatement(
  'update-customer',
  `UPDATE customers
      SET ${customerParticulars.assignments}, cnic = :cnic,
          cnic_seen_by = CASE WHEN :isCnicSeen THEN CASE WHEN cnic = :cnic THEN coalesce(cnic_seen_by, :by::uuid) ELSE :by::uuid END END,
          cnic_seen_at = CASE WHEN :isCnicSeen THEN CASE WHEN cnic = :cnic THEN coalesce(cnic_seen_at, :at::timestamptz) ELSE :at::timestamptz END END,
          version = version + 1
    WHERE id = :id
   RETURNING ${customerColumns}`,
);

interface Change {
  readonly by: string;
  readonly at: Date;
}

async function updateCustomer(
  client: PoolClient,
  { id, cnic }: CustomerRow,
  body: CustomerChanges,
  change: Change,
): Promise<CustomerRow> {
  const { isCnicSeen } = body;
  const { rows } = await client.query<CustomerRow>(
    update({
      ...customerParticulars.valuesOf(body),
      ...change,
      id,
      cnic: body.cnic ?? cnic,
      isCnicSeen,
    }),
  );
  return rows[0] as CustomerRow;
}
