import type { PoolClient } from 'pg';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import type { AppContext } from '#server/platform/context.ts';
import { holdDecider } from '../agreements/authorize-decision.ts';
import { lockAgreement } from '../agreements/lock-agreement.ts';
import { type End, postTogether } from '../ledger/post-together.ts';
import {
  authorizePending,
  type Decided,
  type Decision,
  judgeAgain,
  pendingFor,
  refuseChanged,
  refuseUnconfirmed,
} from './decision.ts';
import { findShownTransfers } from './find-shown-transfers.ts';

/** Grants an approval by posting its entries: all of them are written, or none. */
export async function postDecision(
  context: AppContext,
  decision: Decision,
  otherId: string | null,
): Promise<Decided> {
  const shown = await findShownTransfers(context.pool, decision.agreementId, decision.kind);
  const answer = await postTogether(context, decision, otherId, (ledger, other, today) => {
    const approval = pendingFor(ledger, decision);
    const judged = judgeAgain(approval, { ledger, other, replaced: null, shown, today });
    refuseChanged(approval, judged.preview);
    refuseUnconfirmed(decision, judged);
    invariant(judged.by === 'entries', 'other terms have another preview');
    const { id, requestedBy } = approval;
    const isAlone = requestedBy === decision.actor.userId;
    const fulfilled = ({ ledger: one, posting }: End): End => ({
      ledger: one,
      posting: { ...posting, approval: { id, requestedBy, note: decision.note, isAlone } },
    });
    const [first, ...rest] = judged.posts.ends;
    const decider = {
      hold: (client: PoolClient) => holdDecider(client, decision.actor),
      authorize: (client: PoolClient, now: Instant) => admit(client, decision, approval, now),
    };
    return { ...judged.posts, ends: [fulfilled(first), ...rest.map(fulfilled)], decider };
  });
  return { state: 'approved', agreementStatus: answer.status };
}

async function admit(
  client: PoolClient,
  decision: Decision,
  approval: ReturnType<typeof pendingFor>,
  now: Instant,
): Promise<void> {
  await lockAgreement(client, decision.reach, decision.agreementId);
  await authorizePending(client, decision, approval, now);
}
