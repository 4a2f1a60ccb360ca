import type { AuditEvent } from '#server/platform/audit/record-audit-event.ts';

/** The officer in charge of customers, and the branch. */
export interface Place {
  readonly branchId: string;
  /** Null for a customer of nobody. */
  readonly officerId: string | null;
}

/** A customer or an agreement as it was before it moved. */
export interface Placed extends Place {
  readonly id: string;
}

type Moved = Partial<Place> & { readonly reason?: string };

/**
 * What is recorded of a move, in the chain of the branch that gives away. An agreement goes on in the chain of the branch that
 * its event names: that is how `npm run verify` follows it.
 */
export function moveEventOf(
  subject: 'customer' | 'agreement',
  { id, branchId, officerId }: Placed,
  to: Place,
  reason: string,
): AuditEvent<Moved, Moved> {
  const isOtherBranch = branchId !== to.branchId;
  const isOtherOfficer = officerId !== to.officerId;
  return {
    branchId,
    action:
      subject === 'customer' ? 'move_customer' : isOtherBranch ? 'move_agreement' : 'reassign_agreement',
    subject,
    subjectId: id,
    before: { ...(isOtherBranch && { branchId }), ...(isOtherOfficer && { officerId }) },
    after: {
      ...(isOtherBranch && { branchId: to.branchId }),
      ...(isOtherOfficer && { officerId: to.officerId }),
      reason,
    },
  };
}
