import { type Capability, reachOf } from '#domain/rights/capabilities.ts';
import type { Actor } from './actor.ts';

/** No branch has this id, so whoever is of no branch reaches nothing by it. */
const noBranch = '00000000-0000-0000-0000-000000000000';

/** The only branch whose things an actor may reach by a capability; null when it is all of them. Queries take it as a parameter, so that what lies outside is not found. */
export function branchReach({ role, branchId }: Actor, capability: Capability): string | null {
  return reachOf(role, capability) === 'all' ? null : (branchId ?? noBranch);
}
