import type { PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { answerOnce } from '#server/platform/idempotency/answer-once.ts';
import { type LockedAgreement, lockAgreement } from '../agreements/lock-agreement.ts';
import type { Ledger, PendingApproval } from '../ledger/ledger.ts';
import { loadLedger } from '../ledger/load-ledger.ts';
import { ledgerQueryOf } from '../ledger/post-entries.ts';
import { type Decided, type Decision, pendingFor } from './decision.ts';

/** An agreement whose terms are about to change, locked, with what was asked for. */
export interface TermsChange {
  readonly agreement: LockedAgreement;
  readonly ledger: Ledger;
  readonly approval: PendingApproval;
  readonly today: CalendarDate;
  readonly at: Date;
}

const decide = namedStatement(
  'decide-approval',
  `WITH agreement AS (UPDATE agreements SET version = version + 1 WHERE id = :agreementId)
   UPDATE approvals
      SET state = :state, decided_by = :userId, decided_at = :at, decision_note = :note, decided_alone = :isAlone
    WHERE id = :approvalId`,
);

/** Decides a request that no entry fulfils: a rejection, or a change of terms, which `change` makes in the same transaction. */
export async function decideTerms(
  context: AppContext,
  decision: Decision,
  state: 'approved' | 'rejected',
  change: (client: PoolClient, terms: TermsChange) => Promise<void>,
): Promise<Decided> {
  const { actor, reach, agreementId, approvalId, note } = decision;
  const now = context.clock.now();
  const at = new Date(now);
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockAgreement(client, reach, agreementId);
    return answerOnce(client, { ...decision, userId: actor.userId }, at, async () => {
      const ledger = await loadLedger(client, { ...ledgerQueryOf(decision), key: null });
      invariant(ledger !== null, 'a locked agreement has a ledger');
      const { approval, isAlone } = pendingFor(ledger, decision);
      const userId = actor.userId;
      await client.query(decide({ approvalId, state, userId, at, note, isAlone, agreementId }));
      await change(client, { agreement, ledger, approval, today: businessDateOf(now), at });
      const record = () =>
        recordAuditEvent(client, decision, at, {
          branchId: agreement.branchId,
          action: decision.action,
          subject: 'agreement',
          subjectId: agreementId,
          after: { approvalId, state, alone: isAlone, ...(note !== null && { note }) },
        });
      return { answer: { state, agreementStatus: agreement.status }, record };
    });
  });
}
