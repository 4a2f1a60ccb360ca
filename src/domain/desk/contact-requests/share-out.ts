/** A request that needs somebody. */
export interface UnassignedRequest {
  readonly id: string;
  readonly branchId: string;
}

/** Somebody who can take requests of a branch, with how many open ones they have. */
export interface Assignable {
  readonly id: string;
  readonly branchId: string;
  readonly openRequests: number;
}

/**
 * Shares requests out: each goes to the person of its branch who has the fewest open ones by then, in the order in which the
 * requests are given. Those of a branch where nobody works are left out.
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
