import { invariant } from '#domain/invariant.ts';
import type { AppContext } from '#server/platform/context.ts';
import { type End, postTogether } from '../ledger/post-together.ts';
import { type Decided, type Decision, judgeAgain, pendingFor, refuseChanged } from './decision.ts';

/** Grants an approval by posting its entries: all of them are written, or none. */
export async function postDecision(
  context: AppContext,
  decision: Decision,
  otherId: string | null,
): Promise<Decided> {
  const answer = await postTogether(context, decision, otherId, (ledger, other, today) => {
    const { approval, isAlone } = pendingFor(ledger, decision);
    const judged = judgeAgain(approval, { ledger, other, replaced: null, today });
    refuseChanged(approval, judged.preview);
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
