import { type Capability, type Extent, type ExtentOf, extentOf } from '#domain/rights/capabilities.ts';
import type { Actor } from './actor.ts';

declare const proven: unique symbol;

/** Only `proveReach` makes one, so anyone who holds it went through the door. */
interface Proof {
  readonly [proven]: true;
}

interface Reaches {
  /** Every branch and every person. */
  readonly all: Proof & { readonly extent: 'all' };
  /** What belongs to one branch. */
  readonly branch: Proof & { readonly extent: 'branch'; readonly branchId: string };
  /** Contact requests assigned to one employee, and the unassigned ones of their branch. */
  readonly assigned: Proof & {
    readonly extent: 'assigned';
    readonly branchId: string;
    readonly userId: string;
  };
  /** What is one user's own. */
  readonly own: Proof & { readonly extent: 'own'; readonly userId: string };
}

/**
 * Which rows a call may touch: what the door made of the endpoint's access and the caller. Every query of a branch's or a
 * person's rows takes one as a parameter, so that what lies outside is not found.
 */
export type Reach<E extends Extent = Extent> = Reaches[E];

/** One branch or all of them. */
export type BranchReach = Reach<'all' | 'branch'>;

/** The reaches that a capability can come to, no matter who calls. */
export type ReachOf<C extends Capability> = Reach<ExtentOf<C>>;

/** No branch has this id, so an employee of no branch reaches nothing. */
const noBranch = '00000000-0000-0000-0000-000000000000';

/** What an actor reaches by a capability; null when their role does not hold it. */
export function proveReach({ role, userId, branchId }: Actor, capability: Capability): Reach | null {
  const extent = extentOf(role, capability);
  if (extent === null) return null;
  return { extent, userId, branchId: branchId ?? noBranch } as unknown as Reach;
}

/** The only branch within reach; null when it is all of them. */
export function branchIdOf(reach: BranchReach): string | null {
  return reach.extent === 'all' ? null : reach.branchId;
}
