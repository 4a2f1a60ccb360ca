import type { SitePlace } from '#contract/site/site-pages.ts';
import type { Phrase } from '#domain/language.ts';
import { instantOf } from '#web/format/date-time.ts';
import { notShownMessages } from '../tracked/not-shown.messages.ts';
import type { RingState } from './promise-ring.tsx';
import { requestMessages as messages } from './requests.messages.ts';

interface Outcome {
  readonly title: Phrase;
  readonly text: Phrase;
  readonly ring: RingState;
}

const outcomes = {
  waiting: { title: messages.waiting, text: messages.waitingText, ring: 'counting' },
  late: { title: messages.late, text: messages.lateText, ring: 'open' },
  called: { title: messages.called, text: messages.calledText, ring: 'done' },
  visit_booked: { title: messages.visitBooked, text: messages.visitBookedText, ring: 'done' },
  answered: { title: messages.answered, text: messages.endedText, ring: 'done' },
  unreachable: { title: messages.unreachable, text: messages.unreachableText, ring: 'open' },
  withdrawn: { title: messages.withdrawn, text: messages.withdrawnText, ring: 'done' },
  closed: { title: messages.closed, text: messages.endedText, ring: 'open' },
  unknown: { title: messages.unknown, text: messages.unknownText, ring: 'open' },
  too_many: { title: notShownMessages.tooMany, text: notShownMessages.tooManyText, ring: 'open' },
  unavailable: { title: messages.unavailable, text: notShownMessages.unavailableText, ring: 'open' },
} as const satisfies Record<string, Outcome>;

/** The first words of the page of a code, and its drawing. */
export function requestOutcome(place: SitePlace): Outcome {
  return outcomes[outcomeOf(place)];
}

function outcomeOf({ request, notShown = 'unknown' }: SitePlace): keyof typeof outcomes {
  if (request === undefined) return notShown;
  const { callBy, calledAt, visit, ended, now } = request;
  if (ended !== null) return ended.as;
  if (visit?.state === 'ahead') return 'visit_booked';
  if (calledAt !== null) return 'called';
  return now > instantOf(callBy) ? 'late' : 'waiting';
}
