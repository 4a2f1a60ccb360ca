import type { AuditEvent } from '#server/platform/audit/record-audit-event.ts';

/** The officer in charge of customers, and the branch. */
export interface Place {
  readonly branchId: string;
  /** Null for a customer without an officer. */
  readonly officerId: string | null;
}

/** A customer or an agreement as it was before it moved. */
export interface BeforeMove extends Place {
  readonly id: string;
}

type Moved = Partial<Place> & { readonly reason?: string };

/**
 * The audit event of a move, in the chain of the old branch. The agreement's later events are in the chain of the new
 * branch, which the event names; `npm run verify` follows it.
 */
export function moveEventOf(
  subject: 'customer' | 'agreement',
  { id, branchId, officerId }: BeforeMove,
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
