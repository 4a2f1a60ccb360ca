/** The contact requests of a branch that nobody has answered, as an expression; `only` is a further condition on the request `r`. */
export const openRequests = (branchId: string, only = 'true') => `(
  SELECT count(*)::integer FROM contact_requests r
   WHERE r.branch_id = ${branchId} AND r.merged_into IS NULL AND r.first_contact_at IS NULL AND r.close_reason IS NULL
     AND r.customer_id IS NULL AND ${only})`;
