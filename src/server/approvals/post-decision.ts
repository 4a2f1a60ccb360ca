import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Account, PendingApproval } from '../account/account.ts';
import type { NewEntry } from '../account/new-entry.ts';
import { postEntries } from '../account/post-entries.ts';
import type { AppContext } from '../context.ts';
import { type Decided, type Decision, pendingFor } from './decision.ts';

/** Approves a request by the entry that fulfils it: both are written by one statement. */
export async function postDecision(
  context: AppContext,
  decision: Decision,
  entryOf: (account: Account, approval: PendingApproval, today: CalendarDate) => NewEntry,
): Promise<Decided> {
  const answer = await postEntries(context, decision, (account, today) => {
    const { approval, isAlone } = pendingFor(account, decision);
    return {
      entries: [entryOf(account, approval, today)],
      approval: { id: approval.id, note: decision.note, isAlone },
    };
  });
  return { state: 'approved', agreementStatus: answer.status };
}
