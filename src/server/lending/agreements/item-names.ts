import { namesOf } from '#server/platform/db/names-of.ts';

/** The items `i` of agreements with the products `p` that they were sold as. */
export const soldItems = 'agreement_items i LEFT JOIN products p ON p.id = i.product_id';

/** The name of an item `i`. The Urdu name is the product's, as long as the English one is the product's too. */
export const itemName = `json_build_object(
  'en', i.description, 'ur', coalesce(CASE WHEN p.name = i.description THEN p.name_ur END, i.description))`;

/** A piece of evidence of a cost under one alias, with the user under another who recorded it. */
export const costEvidenceOf = (evidence: string, user: string) => `json_build_object(
  'id', ${evidence}.id, 'supplier', ${evidence}.supplier, 'invoiceNumber', ${evidence}.invoice_number,
  'invoicedOn', ${evidence}.invoiced_on, 'cost', ${evidence}.cost,
  'recordedAt', to_char(${evidence}.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'recordedByName', ${namesOf(user)})`;

/** The newest evidence of what an item `i` off the list cost; null for a product of the list, and without any. */
export const costOfItem = `(SELECT ${costEvidenceOf('e', 'u')}
    FROM cost_evidence e JOIN users u ON u.id = e.recorded_by
   WHERE i.product_id IS NULL AND e.agreement_id = i.agreement_id AND e.description = i.description
   ORDER BY e.position DESC LIMIT 1)`;
