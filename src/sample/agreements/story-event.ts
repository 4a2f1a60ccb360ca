import { type CalendarDate, compareDates } from '#domain/calendar/calendar-date.ts';
import type { Installment } from '#domain/lending/agreements/schedule.ts';
import type { Chance } from '#sample/chance.ts';
import type { AgreementBook } from './agreement-book.ts';
import { type Paid, pay } from './move-money.ts';

/** Something that happens to an agreement on a day, and may lead to more. */
export interface StoryEvent {
  readonly on: CalendarDate;
  readonly apply: (book: AgreementBook) => readonly StoryEvent[] | undefined;
}

/** The inputs of a story. */
export interface StoryInputs {
  readonly rows: readonly Installment[];
  readonly chance: Chance;
  readonly today: CalendarDate;
}

/** All events of an agreement until its last rupee is paid, by one kind of customer. Events after today are left out later. */
export type Story = (inputs: StoryInputs) => readonly StoryEvent[];

/** Plays all events up to today, day by day. */
export function playStory(book: AgreementBook, events: readonly StoryEvent[]): void {
  const { today } = book.time;
  const coming = events.filter(({ on }) => on <= today).sort((a, b) => compareDates(a.on, b.on));
  for (let next = coming.shift(); next !== undefined; next = coming.shift()) {
    const more = next.apply(book)?.filter(({ on }) => on <= today) ?? [];
    if (more.length > 0) coming.push(...more);
    coming.sort((a, b) => compareDates(a.on, b.on));
  }
}

export function pays(on: CalendarDate, amount: number, paid: Paid = {}): StoryEvent {
  return once(on, (book) => pay(book, on, amount, paid));
}

/** An event that leads to no other. */
export function once(on: CalendarDate, apply: (book: AgreementBook) => unknown): StoryEvent {
  return {
    on,
    apply: (book) => {
      apply(book);
      return undefined;
    },
  };
}
