/**
 * The relation between a member of staff and a customer, the closest first: they are the customer, they vouch for one of the
 * customer's agreements, or they share the household. Found by CNIC and phone.
 */
export const staffRelations = ['customer', 'guarantor', 'household'] as const;
export type StaffRelation = (typeof staffRelations)[number];

/**
 * True if a member of staff may serve the customer: draft and submit agreements, record money, make requests, log contacts. Their
 * own record and one that they vouch for belong to a colleague. A shared household alone only keeps them from deciding.
 */
export function mayServe(relation: StaffRelation | null): boolean {
  return relation === null || relation === 'household';
}
