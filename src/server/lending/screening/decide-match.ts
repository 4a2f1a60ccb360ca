import { v7 as uuidv7 } from 'uuid';
import type { screeningEndpoints } from '#contract/lending/screening/screening.ts';
import type { MatchState } from '#domain/lending/screening/match-kind.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireScreening } from './lists-in-force.ts';
import { isRelatedToMatch } from './screening.queries.ts';

const lock = namedStatement(
  'lock-screening-match',
  `SELECT m.state, ${isRelatedToMatch} AS "isRelated" FROM screening_matches m WHERE m.id = :id FOR NO KEY UPDATE OF m`,
);

const setState = {
  name: 'set-screening-match-state',
  text: 'UPDATE screening_matches SET state = $2 WHERE id = $1',
};

const insertDecision = namedStatement(
  'insert-screening-decision',
  `INSERT INTO screening_decisions (id, match_id, decision, reason, decided_at, decided_by)
   VALUES (:id, :matchId, :decision, :reason, :at, :by)`,
);

/**
 * Clears a match or confirms it, over the state that the decider saw. A decision can be taken again. Nobody decides about
 * themselves, those they vouch for and their household.
 */
export function decideMatch(call: Call<typeof screeningEndpoints.decideScreeningMatch>): Promise<void> {
  const { context, actor, input } = call;
  const { id: matchId } = input.params;
  const { decision, reason, shown } = input.body;
  const at = new Date(context.clock.now());
  const by = actor.userId;
  return inTransaction(context.pool, async (client) => {
    await requireScreening(client);
    const { rows } = await client.query<{ state: MatchState; isRelated: boolean }>(
      lock({ id: matchId, userId: by }),
    );
    const match = rows[0];
    if (match === undefined) throw new Refusal('not_found');
    if (match.isRelated) throw new Refusal('related_decider');
    if (match.state !== shown || match.state === decision) throw new Refusal('changed_meanwhile');
    await client.query({ ...setState, values: [matchId, decision] });
    const id = uuidv7();
    await client.query(insertDecision({ id, matchId, decision, reason, at, by }));
    await announce(client, { kind: 'screening' });
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: decision === 'cleared' ? 'clear_screening_match' : 'confirm_screening_match',
      subject: 'screening',
      subjectId: matchId,
      before: { matchState: match.state },
      after: { matchState: decision, reason },
    });
  });
}
