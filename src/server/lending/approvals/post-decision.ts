import { invariant } from '#domain/invariant.ts';
import type { AppContext } from '#server/platform/context.ts';
import { type End, postTogether } from '../ledger/post-together.ts';
import {
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
    const { approval, isAlone } = pendingFor(ledger, decision);
    const judged = judgeAgain(approval, { ledger, other, replaced: null, shown, today });
    refuseChanged(approval, judged.preview);
    refuseUnconfirmed(decision, judged);
    invariant(judged.by === 'entries', 'other terms have another preview');
    const { id, requestedBy } = approval;
    const fulfilled = ({ ledger: one, posting }: End): End => ({
      ledger: one,
      posting: { ...posting, approval: { id, requestedBy, note: decision.note, isAlone } },
    });
    const [first, ...rest] = judged.posts.ends;
    return { ...judged.posts, ends: [fulfilled(first), ...rest.map(fulfilled)] };
  });
  return { state: 'approved', agreementStatus: answer.status };
}
