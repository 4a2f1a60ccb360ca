import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { insertCustomer, recordNewCustomer, refuseAge } from '#server/lending/customers/create-customer.ts';
import { savingCnic } from '#server/lending/customers/look-up.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestTrail } from './contact-requests.queries.ts';
import type { LockedRequest } from './lock-request.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { ruleFor, workOnRequest } from './work-on-request.ts';

const setCustomer = {
  name: 'set-customer-of-request',
  text: 'UPDATE contact_requests SET customer_id = $2 WHERE id = $1',
};

interface BecameCustomer {
  readonly kind: 'converted' | 'linked';
  readonly customerId: string;
  readonly at: Date;
}

/** Records the customer that the visitor became. */
async function keepCustomer(
  client: PoolClient,
  { actor }: Origin,
  { id }: LockedRequest,
  { kind, customerId, at }: BecameCustomer,
): Promise<void> {
  await client.query({ ...setCustomer, values: [id, customerId] });
  await recordRequestEvent(client, { requestId: id, kind, by: actor.userId, at, customerId });
}

function recordCustomer(
  client: PoolClient,
  origin: Origin,
  { id, branchId }: LockedRequest,
  { kind, customerId, at }: BecameCustomer,
): Promise<void> {
  return recordAuditEvent(client, origin, at, {
    branchId,
    action: kind === 'converted' ? 'convert_contact_request' : 'link_contact_request',
    subject: 'contact_request',
    subjectId: id,
    after: { customerId },
  });
}

/**
 * Creates a customer from the visitor, at the employee's branch or the one that a superadmin names. The request, the customer
 * and both audit events are written together or not at all. A second conversion is refused.
 */
export function convertRequest(
  call: Call<typeof requestCommandEndpoints.convertContactRequest>,
): Promise<RequestTrail> {
  const { context, besides, actor, input } = call;
  const form = input.body;
  refuseAge(form, context.clock.now());
  const convert = () =>
    workOnRequest(call, ruleFor('convert'), async (client, request, at) => {
      const branchId = branchIdOf(besides.customers) ?? form.branchId ?? request.branchId;
      const placed = { id: uuidv7(), branchId, by: actor.userId, at };
      const became = { kind: 'converted', customerId: placed.id, at } as const;
      await insertCustomer(client, form, placed);
      await keepCustomer(client, call, request, became);
      return async () => {
        await recordNewCustomer(client, call, form, placed);
        await recordCustomer(client, call, request, became);
      };
    });
  return savingCnic(call, besides.customers, form.cnic, convert);
}

const findReached = {
  name: 'find-customer-to-link',
  text: 'SELECT FROM customers WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)',
};

/** Links a request to the visitor's record as a customer; for an employee, only a customer of their own branch. */
export function linkRequest(
  call: Call<typeof requestCommandEndpoints.linkContactRequest>,
): Promise<RequestTrail> {
  const { besides, input } = call;
  const { customerId } = input.body;
  return workOnRequest(call, ruleFor('convert'), async (client, request, at) => {
    const values = [customerId, branchIdOf(besides.customers)];
    const { rowCount } = await client.query({ ...findReached, values });
    if (rowCount === 0) throw new Refusal('not_found');
    const became = { kind: 'linked', customerId, at } as const;
    await keepCustomer(client, call, request, became);
    return () => recordCustomer(client, call, request, became);
  });
}
