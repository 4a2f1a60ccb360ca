import type { PoolClient } from 'pg';
import type { DraftTerms } from '#contract/lending/agreements.ts';
import { keyFactEditionNow } from '#domain/lending/agreements/key-fact-edition.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import { columns } from '#server/platform/db/columns.ts';
import type { NamedValues } from '#server/platform/db/named-statement.ts';

/** The plan of a form; its price is the sum of the items, or the money that is lent. Relief is not part of the form. */
export function planOf(form: DraftTerms, relief: Rupees): Plan {
  return {
    price: form.amount ?? sumOf(form.items.map(({ quantity, unitPrice }) => rupees(quantity * unitPrice))),
    downPayment: form.downPayment,
    relief,
    count: form.count,
    frequency: form.frequency,
    roundingStep: form.roundingStep,
    startOn: form.startOn,
    firstDueOn: form.firstDueOn,
  };
}

/** The terms of an agreement from its form and plan, as stored. */
export const termsColumns = columns('agreements', [
  'service',
  'contract_kind',
  'price',
  'down_payment',
  'installment_count',
  'frequency_unit',
  'frequency_every',
  'rounding_step',
  'start_on',
  'first_due_on',
  'notes',
  'key_facts_edition',
]);

/** The values of those columns. */
export function termsValues({ service, contractKind, notes }: DraftTerms, plan: Plan): NamedValues {
  return termsColumns.valuesOf({
    ...plan,
    service,
    contractKind,
    notes,
    keyFactsEdition: keyFactEditionNow,
    installmentCount: plan.count,
    frequencyUnit: plan.frequency.unit,
    frequencyEvery: plan.frequency.every,
  });
}

const insertRows = {
  name: 'insert-agreement-items',
  text: `WITH draft AS (
           SELECT * FROM jsonb_to_recordset($1::jsonb) AS d (id uuid, items jsonb, guarantors jsonb)
         ), item AS (
           INSERT INTO agreement_items (agreement_id, position, product_id, description, quantity, unit_price)
           SELECT d.id, i.position, (i.item ->> 'productId')::uuid, i.item ->> 'description',
                  (i.item ->> 'quantity')::integer, (i.item ->> 'unitPrice')::bigint
             FROM draft d, jsonb_array_elements(d.items) WITH ORDINALITY AS i (item, position)
         )
         INSERT INTO agreement_guarantors (agreement_id, guarantor_id, relation)
         SELECT d.id, g."guarantorId", g.relation
           FROM draft d, jsonb_to_recordset(d.guarantors) AS g ("guarantorId" uuid, relation text)`,
};

/** An agreement with the terms that its items and guarantors are part of. */
interface AgreementTerms {
  readonly id: string;
  readonly terms: Pick<DraftTerms, 'items' | 'guarantors'>;
}

/** Writes the items and the guarantors of agreements. */
export async function insertItems(client: PoolClient, agreements: readonly AgreementTerms[]): Promise<void> {
  const rows = agreements.map(({ id, terms: { items, guarantors } }) => ({ id, items, guarantors }));
  await client.query({ ...insertRows, values: [JSON.stringify(rows)] });
}
