import type { PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { makeOnce } from '#server/platform/idempotency/make-once.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { holdDecider } from '../agreements/authorize-decision.ts';
import { lockAgreement } from '../agreements/lock-agreement.ts';
import type { PendingApproval } from '../ledger/ledger.ts';
import { attemptsMax, ledgerQueryOf } from '../ledger/post-entries.ts';
import { whenContended } from '../ledger/when-contended.ts';
import { changeTerms } from './change-terms.ts';
import {
  authorizePending,
  type Decided,
  type Decision,
  judgeAgain,
  pendingFor,
  refuseChanged,
} from './decision.ts';
import type { RequestedApproval, Situation } from './judged.ts';
import { loadSituation } from './load-situation.ts';

const decide = namedStatement(
  'decide-approval',
  `WITH agreement AS (UPDATE agreements SET version = version + 1 WHERE id = :agreementId)
   UPDATE approvals
      SET state = :state, decided_by = :userId, decided_at = :at, decision_note = :note, decided_alone = :isAlone,
          key_digest = :keyDigest
    WHERE id = :approvalId`,
);

/** Records that an approval is rejected; nothing else changes. */
export function rejectApproval(context: AppContext, decision: Decision): Promise<Decided> {
  return decideWithoutEntries(context, decision, 'rejected', async () => {});
}

/** Grants an approval by changing the terms: relief before the start, or other dates. */
export function approveTerms(context: AppContext, decision: Decision): Promise<Decided> {
  return decideWithoutEntries(context, decision, 'approved', grantTerms);
}

async function grantTerms(
  client: PoolClient,
  approval: PendingApproval & RequestedApproval,
  situation: Situation,
  at: Date,
): Promise<void> {
  const judged = judgeAgain(approval, situation);
  refuseChanged(approval, judged.preview);
  invariant(judged.by === 'terms', 'entries have another preview');
  await changeTerms(client, situation.ledger, approval.id, judged.terms, at);
}

/** Like a posting, it is decided again if another decision took the rest of the relief fund meanwhile. */
async function decideWithoutEntries(
  context: AppContext,
  decision: Decision,
  state: 'approved' | 'rejected',
  fulfil: typeof grantTerms,
): Promise<Decided> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const decided = await whenContended(() =>
      inTransaction(context.pool, (client) =>
        decideOnce(client, context.clock.now(), decision, state, fulfil),
      ),
    );
    if (decided !== null) return decided;
  }
  throw new Refusal('still_running');
}

async function decideOnce(
  client: PoolClient,
  now: Instant,
  decision: Decision,
  state: 'approved' | 'rejected',
  fulfil: typeof grantTerms,
): Promise<Decided> {
  const { actor, reach, agreementId, approvalId, note } = decision;
  const { userId } = actor;
  const at = new Date(now);
  await holdDecider(client, actor);
  const agreement = await lockAgreement(client, reach, agreementId);
  const made = { table: 'approvals', id: approvalId, at } as const;
  await makeOnce(client, { ...decision, userId }, made, async (keyDigest) => {
    const situation = await situationOf(client, decision, businessDateOf(now));
    const approval = pendingFor(situation.ledger, decision);
    const { isAlone } = await authorizePending(client, decision, approval, now);
    await client.query(decide({ approvalId, state, userId, at, note, isAlone, agreementId, keyDigest }));
    await fulfil(client, approval, situation, at);
    await announce(client, { kind: 'approvals', branchId: agreement.branchId });
    await recordAuditEvent(client, decision, at, {
      branchId: agreement.branchId,
      action: decision.action,
      subject: 'agreement',
      subjectId: agreementId,
      after: { approvalId, state, alone: isAlone, ...(note !== null && { note }) },
    });
  });
  return { state, agreementStatus: agreement.status };
}

async function situationOf(client: PoolClient, decision: Decision, today: CalendarDate): Promise<Situation> {
  const query = { ...ledgerQueryOf(decision), key: null };
  const situation = await loadSituation(client, query, decision.kind, null, today);
  invariant(situation !== null, 'a locked agreement has a ledger');
  return situation;
}
