import { type Instant, minuteMs } from '#domain/instant.ts';
import type { NewRow } from '#sample/insert-rows.ts';

type Event = NewRow<'contact_request_events'>;

/** A step of the desk: its minutes after the request came, and its result. */
export interface Step {
  readonly afterMinutes: number;
  readonly kind: Event['kind'];
  readonly result?: NonNullable<Event['result']>;
  readonly note?: string;
  readonly closeReason?: NonNullable<Event['close_reason']>;
}

/** The progress of the desk with a request. */
export interface Story {
  readonly steps: readonly Step[];
  /** The visit that was booked: so many days from today, or before. */
  readonly visit?: { readonly inDays: number };
  readonly isCustomer?: true;
}

const taken = (afterMinutes = 35): Step => ({ afterMinutes, kind: 'taken' });
const assigned: Step = { afterMinutes: 15, kind: 'assigned' };
const called = (afterMinutes: number, result: Step['result'] = 'reached', note?: string): Step => ({
  afterMinutes,
  kind: 'called',
  ...(result && { result }),
  ...(note && { note }),
});

export const untouched: Story = { steps: [] };
const waiting: Story = { steps: [assigned] };
const answered: Story = { steps: [taken(), called(160)] };
const answeredByMessage: Story = {
  steps: [
    assigned,
    { afterMinutes: 65, kind: 'whatsapp', result: 'message_left', note: 'Sent the list of papers to bring.' },
  ],
};
const answeredLate: Story = {
  steps: [assigned, called(26 * 60 + 10, 'call_back', 'Asked for a call after five.')],
};
const visitToday: Story = {
  steps: [taken(), called(110), { afterMinutes: 115, kind: 'visit_booked' }],
  visit: { inDays: 0 },
};
const visitAhead: Story = {
  steps: [assigned, called(200), { afterMinutes: 210, kind: 'visit_booked' }],
  visit: { inDays: 2 },
};
const visited: Story = {
  steps: [
    taken(),
    called(90),
    { afterMinutes: 95, kind: 'visit_booked' },
    {
      afterMinutes: 26 * 60,
      kind: 'visited',
      result: 'reached',
      note: 'Saw the house and met the family. Two guarantors are ready.',
    },
  ],
  visit: { inDays: -1 },
};
export const unreachable: Story = {
  steps: [
    taken(),
    called(190, 'no_answer'),
    called(23 * 60, 'no_answer'),
    { afterMinutes: 30 * 60, kind: 'closed', closeReason: 'unreachable' },
  ],
};
const notInterested: Story = {
  steps: [
    assigned,
    called(75, 'not_interested'),
    { afterMinutes: 80, kind: 'closed', closeReason: 'not_interested' },
  ],
};
const becameCustomer: Story = {
  steps: [taken(), called(140), { afterMinutes: 28 * 60, kind: 'linked' }],
  isCustomer: true,
};

/** By age, newest first: requests of the last hours wait, and a few of the older ones were forgotten. */
const storiesByAge: readonly (readonly [hoursMax: number, inTurn: readonly Story[]])[] = [
  [5, [untouched]],
  [24, [waiting, untouched, answered, waiting, answeredByMessage, visitToday]],
  [34, [answeredLate, waiting]],
  [60, [visitToday, answeredLate, visitAhead, answered, untouched, visited, notInterested]],
  [Number.POSITIVE_INFINITY, [becameCustomer, unreachable, visited, becameCustomer, notInterested]],
];

/** The story of a request of that age, in turn. A story stops at the current time. */
export function storyOf(hoursAgo: number, turn: number): Story {
  const inTurn = storiesByAge.find(([hoursMax]) => hoursAgo < hoursMax)?.[1] ?? [];
  const story = inTurn[turn % inTurn.length] ?? untouched;
  const isOver = story.steps.every(({ afterMinutes }) => afterMinutes < hoursAgo * 60);
  return isOver ? story : waiting;
}

/** The moment of a step. */
export function momentOf({ afterMinutes }: Step, receivedAt: Instant): Date {
  return new Date(receivedAt + afterMinutes * minuteMs);
}
