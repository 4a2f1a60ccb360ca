import type { PoolClient } from 'pg';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findMatchesOfPeople, type People } from './find-matches.ts';
import { holdLists, holdScreening, isScreeningOn } from './lists-in-force.ts';
import { beginRun, endRun, recordFindings } from './record-run.ts';

const findPeople = namedStatement(
  'find-people-of-agreement',
  `SELECT ARRAY[a.customer_id] AS "customerIds",
          ARRAY(SELECT guarantor_id FROM agreement_guarantors WHERE agreement_id = a.id) AS "guarantorIds"
     FROM agreements a WHERE a.id = :id AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)`,
);

interface Asked extends Origin {
  readonly context: AppContext;
  readonly reach: BranchReach;
}

/**
 * Compares the customer and the guarantors of an agreement with the lists before it is approved or activated. In a transaction
 * of its own, so that the run stays on record when the agreement is refused.
 */
export async function screenAgreement(call: Asked, agreementId: string): Promise<void> {
  const { context, reach } = call;
  if (!(await isScreeningOn(context.pool))) return;
  const { rows } = await context.pool.query<People>(
    findPeople({ id: agreementId, branchId: branchIdOf(reach) }),
  );
  const [people] = rows;
  if (people === undefined) throw new Refusal('not_found');
  await inTransaction(context.pool, (client) => runOf(client, call, agreementId, people));
}

async function runOf(client: PoolClient, call: Asked, agreementId: string, people: People): Promise<void> {
  const lists = await holdLists(client);
  if (lists.length === 0) return;
  const at = new Date(call.context.clock.now());
  const found = await findMatchesOfPeople(client, people);
  const run = beginRun(lists, call.actor.userId, at);
  const foundNew = await recordFindings(client, run, found);
  const checked = people.customerIds.length + people.guarantorIds.length;
  await endRun(client, run, { why: 'approval', agreementId }, { checked, found: found.length, foundNew });
  await recordAuditEvent(client, call, at, {
    branchId: null,
    action: 'screen_agreement',
    subject: 'screening',
    subjectId: run.id,
    after: { agreementId },
  });
}

const findStop = {
  name: 'find-stop-of-agreement',
  text: `SELECT FROM agreements a
          WHERE a.id = $1
            AND (EXISTS (SELECT FROM screening_matches m
                          WHERE m.customer_id = a.customer_id AND m.kind = 'stop' AND m.state <> 'cleared')
                 OR EXISTS (SELECT FROM screening_matches m JOIN agreement_guarantors g ON g.guarantor_id = m.guarantor_id
                             WHERE g.agreement_id = a.id AND m.kind = 'stop' AND m.state <> 'cleared'))`,
};

/** Refuses to go on with an agreement while a stop of its customer or a guarantor is not cleared. Says nothing else. */
export async function refuseStopped(client: PoolClient, agreementId: string): Promise<void> {
  if (!(await holdScreening(client))) return;
  const { rowCount } = await client.query({ ...findStop, values: [agreementId] });
  if (rowCount !== 0) throw new Refusal('ask_head_office');
}

/** The same as a preparation of a posting: it writes nothing. */
export function refusingStopped(agreementId: string): (client: PoolClient) => Promise<Record<string, never>> {
  return async (client) => {
    await refuseStopped(client, agreementId);
    return {};
  };
}
