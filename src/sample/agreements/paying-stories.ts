import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { logContact, makePromise } from './collect.ts';
import { refund } from './move-money.ts';
import { once, pays, type Story, type StoryEvent } from './story-event.ts';

/** A customer who pays a few days early. */
export const punctual: Story = ({ rows, chance }) =>
  rows.map(({ dueOn, amount }) => pays(addDays(dueOn, -chance.between(0, 4)), amount));

/** A customer who pays on the due date. Of those due today, half have not come yet. */
export const onTheDay: Story = ({ rows, chance, today }) =>
  rows
    .filter(({ dueOn }) => dueOn !== today || chance.percent(50))
    .map(({ dueOn, amount }) => pays(dueOn, amount));

/** A customer who pays some days late, every fourth time after a call and a kept promise. */
export const late: Story = ({ rows, chance }) =>
  rows.flatMap(({ dueOn, amount }): StoryEvent[] => {
    const days = chance.between(1, 12);
    const comesOn = addDays(dueOn, days);
    if (days < 4 || !chance.percent(25)) return [pays(comesOn, amount)];
    const promisesOn = addDays(dueOn, 2);
    return [
      once(promisesOn, (book) => {
        logContact(book, promisesOn, 'promised');
        makePromise(book, promisesOn, amount, comesOn);
      }),
      pays(comesOn, amount),
    ];
  });

/** A customer who pays each installment in two parts. */
export const inHalves: Story = ({ rows, chance }) =>
  rows.flatMap(({ dueOn, amount }) => {
    const first = Math.ceil(amount / 200) * 100;
    return [
      pays(addDays(dueOn, -chance.between(0, 3)), first),
      pays(addDays(dueOn, chance.between(8, 18)), amount - first),
    ];
  });

/** A customer who misses one in four and pays two together the next time. */
export const catchesUp: Story = ({ rows, chance }) =>
  rows.map(({ dueOn, amount }, index) => {
    const isMissed = index % 4 === 2 && index < rows.length - 1;
    const next = rows[index + 1]?.dueOn ?? dueOn;
    return pays(addDays(isMissed ? next : dueOn, -chance.between(0, 2)), amount);
  });

/** A customer who pays in round notes, and so finishes early. */
export const roundsUp: Story = ({ rows, chance }) =>
  rows.map(({ dueOn, amount }) =>
    pays(addDays(dueOn, -chance.between(0, 2)), Math.ceil((amount + 1) / 500) * 500, {
      rule: chance.oneOf(['next', 'last', 'spread']),
    }),
  );

/** A customer who pays the whole outstanding amount when the savings committee pays out. */
export const settlesEarly: Story = ({ rows, chance }) => {
  const until = Math.floor(rows.length * 0.6);
  const rest = rows.slice(until).reduce((sum, { amount }) => sum + amount, 0);
  return rows
    .slice(0, until + 1)
    .map(({ dueOn, amount }, index) =>
      pays(addDays(dueOn, -chance.between(0, 5)), index === until ? rest : amount),
    );
};

/** A customer whose last payment is rounded up to a note; some get the difference back, others have not asked for it. */
export const overpays: Story = (inputs) => {
  const { rows, chance } = inputs;
  const last = rows.at(-1);
  if (last === undefined) return [];
  const lastOn = addDays(last.dueOn, -chance.between(0, 3));
  const given = (Math.floor(last.amount / 1_000) + 1) * 1_000;
  return [
    ...punctual({ ...inputs, rows: rows.slice(0, -1) }),
    pays(lastOn, given, { isBeyondOutstanding: true }),
    ...(chance.percent(45) ? [once(addDays(lastOn, 9), (book) => refund(book, addDays(lastOn, 9)))] : []),
  ];
};

/** A customer who stopped paying so many days ago, and who was called, promised, and did not pay. */
export function stoppedBetween(from: number, to: number): Story {
  return (inputs) => {
    const { rows, chance, today } = inputs;
    const isWithin = ({ dueOn }: { readonly dueOn: CalendarDate }) =>
      dueOn <= addDays(today, -from) && dueOn >= addDays(today, -to);
    const stopsAt = rows.findIndex(isWithin);
    if (stopsAt < 0) return late(inputs);
    const since = rows[stopsAt]?.dueOn ?? today;
    const calls = [3, 9, 21, 40, 75]
      .map((days) => addDays(since, days + chance.between(0, 3)))
      .filter((on) => on < today);
    return [
      ...punctual({ ...inputs, rows: rows.slice(0, stopsAt) }),
      ...calls.map((on, index) =>
        once(on, (book) => {
          const isPromised = index % 2 === 0;
          logContact(
            book,
            on,
            isPromised ? 'promised' : chance.oneOf(['no_answer', 'reached', 'message_left']),
          );
          if (isPromised)
            makePromise(book, on, rows[stopsAt]?.amount ?? 0, addDays(on, chance.between(2, 7)));
        }),
      ),
    ];
  };
}
