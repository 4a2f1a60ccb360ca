/** The items `i` of agreements with the products `p` that they were sold as. */
export const soldItems = 'agreement_items i LEFT JOIN products p ON p.id = i.product_id';

/** The name of an item `i`. The Urdu name is the product's, as long as the English one is the product's too. */
export const itemName = `json_build_object(
  'en', i.description, 'ur', coalesce(CASE WHEN p.name = i.description THEN p.name_ur END, i.description))`;
