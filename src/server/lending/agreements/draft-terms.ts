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
  text: `WITH item AS (
           INSERT INTO agreement_items (agreement_id, position, product_id, description, quantity, unit_price)
           SELECT $1, i.position, (i.item ->> 'productId')::uuid, i.item ->> 'description',
                  (i.item ->> 'quantity')::integer, (i.item ->> 'unitPrice')::bigint
             FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS i (item, position)
         )
         INSERT INTO agreement_guarantors (agreement_id, guarantor_id, relation)
         SELECT $1, g."guarantorId", g.relation
           FROM jsonb_to_recordset($3::jsonb) AS g ("guarantorId" uuid, relation text)`,
};

/** Writes the items and the guarantors. */
export async function insertItems(
  client: PoolClient,
  id: string,
  { items, guarantors }: DraftTerms,
): Promise<void> {
  await client.query({ ...insertRows, values: [id, JSON.stringify(items), JSON.stringify(guarantors)] });
}
