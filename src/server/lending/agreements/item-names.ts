/** The items `i` of agreements with the products `p` that they were sold as. */
export const soldItems = 'agreement_items i LEFT JOIN products p ON p.id = i.product_id';

/** What one of them is called: in Urdu as its product is, as long as it was sold under the product's own name. */
export const itemName = `json_build_object(
  'en', i.description, 'ur', coalesce(CASE WHEN p.name = i.description THEN p.name_ur END, i.description))`;
