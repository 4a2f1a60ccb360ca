import type { PoolClient } from 'pg';
import type { AgreementForm } from '#contract/lending/agreements.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal, type RefusedField } from '#server/platform/refusal.ts';
import { wrongGuarantors } from './wrong-guarantors.ts';
import { wrongItems } from './wrong-items.ts';

/** The customer an agreement is drafted for; it belongs to the customer's branch. */
export interface DraftCustomer {
  readonly id: string;
  readonly branchId: string;
  readonly branchCode: string;
}

interface CustomerRow extends DraftCustomer {
  readonly status: 'active' | 'blocked';
  readonly cnic: string;
}

const findCustomer = {
  name: 'find-customer-of-draft',
  text: `SELECT c.id, c.branch_id AS "branchId", b.code AS "branchCode", c.status, c.cnic
           FROM customers c JOIN branches b ON b.id = c.branch_id
          WHERE c.id = $1 AND ($2::uuid IS NULL OR c.branch_id = $2)`,
};

/** Finds the records that a form names, or refuses it beside each field without one. */
export async function checkDraft(
  client: PoolClient,
  reach: BranchReach,
  form: AgreementForm,
): Promise<DraftCustomer> {
  const { rows } = await client.query<CustomerRow>({
    ...findCustomer,
    values: [form.customerId, branchIdOf(reach)],
  });
  const customer = rows[0];
  if (customer === undefined) throw refused([{ field: 'customerId', message: 'customer_unknown' }]);
  if (customer.status === 'blocked') throw new Refusal('customer_blocked');
  const wrong = [
    ...(await wrongItems(client, form)),
    ...(await wrongGuarantors(client, form.guarantors, customer.cnic)),
  ];
  if (wrong.length > 0) throw refused(wrong);
  return { id: customer.id, branchId: customer.branchId, branchCode: customer.branchCode };
}

function refused(fields: readonly RefusedField[]): Refusal {
  return new Refusal('invalid_input', undefined, fields);
}
