import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Ledger, PendingApproval } from '../ledger/ledger.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { Posting } from '../ledger/posting.ts';
import { type Decided, type Decision, pendingFor } from './decision.ts';

/** Approves a request by the entries that fulfil it: all of it is written by one statement. */
export async function postDecision(
  context: AppContext,
  decision: Decision,
  postingOf: (ledger: Ledger, approval: PendingApproval, today: CalendarDate) => Posting,
): Promise<Decided> {
  const answer = await postEntries(context, decision, (ledger, today) => {
    const { approval, isAlone } = pendingFor(ledger, decision);
    return {
      ...postingOf(ledger, approval, today),
      approval: { id: approval.id, note: decision.note, isAlone },
    };
  });
  return { state: 'approved', agreementStatus: answer.status };
}
