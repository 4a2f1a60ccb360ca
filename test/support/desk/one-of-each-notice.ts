import { dayMs, minuteMs } from '#domain/instant.ts';
import type { NoticeHappening } from './notice-happenings.ts';

/** One of each kind, for the employee of Sargodha or a superadmin. */
export const oneOfEachKind: readonly NoticeHappening[] = [
  {
    what: 'approval',
    where: 0,
    by: 0,
    decider: 2,
    state: 'pending',
    requestedAgo: dayMs,
    decidedAfter: 0,
    reader: null,
  },
  {
    what: 'approval',
    where: 0,
    by: 0,
    decider: 2,
    state: 'approved',
    requestedAgo: dayMs,
    decidedAfter: 0.5,
    reader: null,
  },
  {
    what: 'request',
    where: 0,
    receivedAgo: dayMs,
    given: [{ to: 0, by: 2, after: 0.5 }],
    ends: null,
    reader: null,
  },
  { what: 'visitor', where: 0, holder: 0, isWithdrawn: false, didAgo: dayMs, reader: null },
  { what: 'visitor', where: 0, holder: null, isWithdrawn: true, didAgo: dayMs, reader: null },
  { what: 'promise', where: 0, forDay: -2, reader: null },
  { what: 'call_back', where: 0, by: 0, askedAgo: dayMs, after: minuteMs, reader: null },
  { what: 'challenge', endsIn: -1, who: [0], isCancelled: false, reader: null },
  { what: 'overpayment', where: 0, installments: 3, paidAgo: dayMs, reader: null },
  { what: 'counted', by: 0, counter: 3, missing: 1, isSettled: false, countedAgo: dayMs, reader: null },
  { what: 'deposited', by: 0, isConfirmed: false, paidAgo: 4 * dayMs, reader: null },
  { what: 'spent', by: 0, isConfirmed: false, paidAgo: 4 * dayMs, reader: null },
  { what: 'crossed', by: 0, isReached: false, crossedAgo: dayMs, reader: null },
  { what: 'crossed', by: 1, isReached: true, crossedAgo: dayMs, reader: null },
  { what: 'reversal', by: 0, counter: 3, isOfGiver: false, askedAgo: dayMs, reader: null },
  { what: 'reversal', by: 0, counter: 2, isOfGiver: true, askedAgo: dayMs, reader: null },
  { what: 'rights', by: 3, decider: 3, state: 'pending', askedAgo: dayMs, decidedAfter: 0, reader: null },
  ...(['assigned', 'escalated', 'added'] as const).map((event) => ({
    ...{ what: 'complaint' as const, where: 0, dueIn: 0, event, isForHeadOffice: false },
    ...{ handler: 0, about: null, by: 2, eventAgo: dayMs, reader: null },
  })),
  { what: 'sent', thing: 'transfer_reported', where: 0, isSettled: false, sentAgo: dayMs, reader: null },
  { what: 'sent', thing: 'customer_asked', where: 0, isSettled: false, sentAgo: dayMs, reader: null },
];
