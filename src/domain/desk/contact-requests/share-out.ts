/** A request without an assignee. */
export interface UnassignedRequest {
  readonly id: string;
  readonly branchId: string;
}

/** A possible assignee at a branch, with the number of their open requests. */
export interface Assignable {
  readonly id: string;
  readonly branchId: string;
  readonly openRequests: number;
}

/**
 * Assigns requests in the order given, each to the person at its branch with the fewest open requests at that point. Requests
 * of a branch without employees are left out.
 */
export function shareOut(
  requests: readonly UnassignedRequest[],
  staff: readonly Assignable[],
): { readonly requestId: string; readonly assigneeId: string }[] {
  const load = new Map(staff.map(({ id, openRequests }) => [id, openRequests]));
  return requests.flatMap((request) => {
    const colleagues = staff.filter(({ branchId }) => branchId === request.branchId);
    const least = Math.min(...colleagues.map(({ id }) => load.get(id) ?? 0));
    const chosen = colleagues.find(({ id }) => load.get(id) === least);
    if (chosen === undefined) return [];
    load.set(chosen.id, least + 1);
    return { requestId: request.id, assigneeId: chosen.id };
  });
}
