import type { Capability, Extent, ExtentOf, HolderOf } from '#domain/rights/capabilities.ts';

declare const proven: unique symbol;

/** Only `http/authorize.ts` creates a reach, so every reach comes from an authorized call. */
interface Proof {
  readonly [proven]: true;
}

interface Reaches {
  /** Every branch and every person. */
  readonly all: Proof & { readonly extent: 'all' };
  /** The rows of one branch. */
  readonly branch: Proof & { readonly extent: 'branch'; readonly branchId: string };
  /** Contact requests assigned to one employee, and the unassigned ones of their branch. */
  readonly assigned: Proof & {
    readonly extent: 'assigned';
    readonly branchId: string;
    readonly userId: string;
  };
  /** One user's own rows. */
  readonly own: Proof & { readonly extent: 'own'; readonly userId: string };
}

/**
 * The rows that a call may touch, from the endpoint's access and the caller. Every query of a branch's or a person's rows
 * takes a reach, so rows outside are not found.
 */
export type Reach<E extends Extent = Extent> = Reaches[E];

/** One branch or all of them. */
export type BranchReach = Reach<'all' | 'branch'>;

/** The possible reaches of a capability over all roles. */
export type ReachOf<C extends Capability> = Reach<ExtentOf<C>>;

/**
 * The possible reaches of a capability for the callers of an endpoint; with null if some of them do not have it.
 */
export type ReachBeside<A, C extends Capability> =
  | ReachOf<C>
  | (A extends Capability ? (HolderOf<A> extends HolderOf<C> ? never : null) : null);

/** The only branch within reach; null when it is all of them. */
export function branchIdOf(reach: BranchReach): string | null {
  return reach.extent === 'all' ? null : reach.branchId;
}

/**
 * The owner of a row. A reach by branch needs a `branchId`, a reach by user a `userId`; a `userId` of null means that nobody
 * has it yet.
 */
interface RowOwner {
  readonly branchId?: string;
  readonly userId?: string | null;
}

/** True if a row that was read already lies within reach. Queries have the same rule in their conditions. */
export function isWithin(reach: Reach, { branchId, userId }: RowOwner): boolean {
  switch (reach.extent) {
    case 'all':
      return true;
    case 'branch':
      return branchId === reach.branchId;
    case 'assigned':
      return userId === reach.userId || (userId === null && branchId === reach.branchId);
    case 'own':
      return userId === reach.userId;
  }
}
