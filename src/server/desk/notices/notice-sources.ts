import type { Notice, NoticeKind } from '#contract/desk/notices.ts';
import { namesOf } from '#server/platform/db/names-of.ts';

type Fact = Exclude<keyof Notice, 'kind' | 'subjectId' | 'at' | 'isRead'>;

/** Where the notices of a kind come from: the rows that cause them. */
interface NoticeSource {
  readonly from: string;
  /**
   * Which rows are a notice to `:userId` at the moment `:now`. `:branchId` is the branch that they reach, null for all; nothing
   * that happened before `:since` is told any more.
   */
  readonly where: string;
  readonly subjectId: string;
  readonly at: string;
  /** What a kind does not name is null. */
  readonly facts: { readonly [Name in Fact]?: string };
}

const approvals = `approvals p
    JOIN agreements a ON a.id = p.agreement_id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
    JOIN customers c ON c.id = a.customer_id`;

const ofApproval = {
  personName: 'c.full_name',
  personNameUr: 'c.full_name_ur',
  byName: namesOf('u'),
  requestKind: 'p.kind',
  amount: "CASE p.kind WHEN 'agreement_approval' THEN a.price ELSE p.amount END",
} as const;

/**
 * Every kind of notice. A notice is read off the rows that cause it and is not stored: it is there as soon as they are, or as
 * soon as time has come that far, and gone when it no longer holds. Another kind is another row here.
 */
export const noticeSources: Readonly<Record<NoticeKind, NoticeSource>> = {
  decision_waiting: {
    from: `${approvals} JOIN users u ON u.id = p.requested_by`,
    where: "p.state = 'pending' AND p.requested_by <> :userId",
    subjectId: 'p.id',
    at: 'p.requested_at',
    facts: ofApproval,
  },
  decision_taken: {
    from: `${approvals} JOIN users u ON u.id = p.decided_by`,
    where: 'p.requested_by = :userId AND p.decided_by <> :userId AND p.decided_at >= :since',
    subjectId: 'p.id',
    at: 'p.decided_at',
    facts: { ...ofApproval, decision: 'p.state' },
  },
};
