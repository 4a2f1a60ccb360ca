import { addDays } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { logContact } from './collect.ts';
import { pay, postpone, recover, relieve, reverse, writeOff } from './move-money.ts';
import { late, punctual } from './paying-stories.ts';
import { once, pays, type Story, type StoryEvent } from './story-event.ts';

/** A row between the first and the last, at which a story changes. */
function turningPoint(rowCount: number): number {
  return Math.min(Math.max(1, Math.floor(rowCount / 3)), rowCount - 1);
}

/** A customer whose cheque bounced, and who paid in cash a week later. */
export const bouncedCheque: Story = (inputs) => {
  const turn = turningPoint(inputs.rows.length);
  const row = inputs.rows[turn];
  if (row === undefined) return punctual(inputs);
  return [
    ...punctual({ ...inputs, rows: inputs.rows.toSpliced(turn, 1) }),
    {
      on: row.dueOn,
      apply: (book) => {
        const entry = pay(book, row.dueOn, row.amount, { method: 'cheque' });
        if (entry === null) return undefined;
        const [backOn, againOn] = [addDays(row.dueOn, 4), addDays(row.dueOn, 9)];
        return [
          once(backOn, () => {
            const why = { of: 'cheque', because: 'funds_short' };
            reverse(book, entry.id, backOn, 'The cheque was returned unpaid', why);
          }),
          pays(againOn, row.amount, { method: 'cash' }),
        ];
      },
    },
  ];
};

/** A customer whose payment was recorded with a zero too many, and corrected the next day. */
export const mistyped: Story = (inputs) => {
  const turn = turningPoint(inputs.rows.length);
  const row = inputs.rows[turn];
  if (row === undefined) return punctual(inputs);
  return [
    ...punctual({ ...inputs, rows: inputs.rows.toSpliced(turn, 1) }),
    {
      on: row.dueOn,
      apply: (book) => {
        const entry = pay(book, row.dueOn, row.amount * 10, { method: 'cash' });
        if (entry === null) return undefined;
        const nextDay = addDays(row.dueOn, 1);
        return [
          once(nextDay, () => reverse(book, entry.id, nextDay, 'Typed with a zero too many')),
          pays(nextDay, row.amount, { method: 'cash' }),
        ];
      },
    },
  ];
};

const needs = [
  'The breadwinner fell ill and could not work for two months',
  'Flood water took the harvest',
  'The husband died in an accident',
  'The workshop burned down',
];

/** A family in need: two installments late, part of the rest waived, then paying on. */
export const relieved: Story = (inputs) => {
  const { rows, chance } = inputs;
  const turn = turningPoint(rows.length);
  const since = rows[turn]?.dueOn;
  if (since === undefined) return punctual(inputs);
  const on = addDays(since, 24);
  return [
    ...punctual({ ...inputs, rows: rows.slice(0, turn) }),
    once(addDays(since, 6), (book) => logContact(book, addDays(since, 6), 'reached')),
    once(on, (book) => {
      const { outstanding } = book.ledger.figures;
      const amount = rupees(Math.floor((outstanding * chance.between(10, 30)) / 100 / 500) * 500);
      if (amount > 0) relieve(book, on, amount, chance.oneOf(needs));
    }),
    ...rows.slice(turn).map(({ dueOn, amount }) => pays(addDays(dueOn, 28), amount)),
  ];
};

/** A customer who asked for time until the harvest and has paid on the new dates. */
export const postponed: Story = (inputs) => {
  const { rows, chance } = inputs;
  const turn = turningPoint(rows.length);
  const since = rows[turn]?.dueOn;
  if (since === undefined) return punctual(inputs);
  const on = addDays(since, 12);
  const goOn: StoryEvent = {
    on,
    apply: (book) => {
      if (!postpone(book, on, addDays(since, 60), chance.between(0, 2)))
        return late({ ...inputs, rows: rows.slice(turn) });
      const { schedule, figures } = book.ledger;
      return punctual({
        ...inputs,
        rows: schedule.rows.filter((row, index) => (figures.paid[index] ?? 0) < row.amount),
      });
    },
  };
  return [...punctual({ ...inputs, rows: rows.slice(0, turn) }), goOn];
};

/** A customer who moved away. The outstanding amount was written off, and some of these have paid a part of it since. */
export const lost: Story = (inputs) => {
  const { rows, chance } = inputs;
  const turn = turningPoint(rows.length);
  const since = rows[turn]?.dueOn;
  if (since === undefined) return punctual(inputs);
  const [calledOn, visitedOn] = [addDays(since, 15), addDays(since, 45)];
  const givenUpOn = addDays(since, chance.between(150, 220));
  const broughtOn = addDays(givenUpOn, 40);
  return [
    ...punctual({ ...inputs, rows: rows.slice(0, turn) }),
    once(calledOn, (book) => logContact(book, calledOn, 'wrong_number')),
    once(visitedOn, (book) => logContact(book, visitedOn, 'refused', 'visit')),
    once(givenUpOn, (book) => writeOff(book, givenUpOn, 'Moved away; neither guarantor knows where to')),
    ...(chance.percent(70)
      ? [once(broughtOn, (book) => recover(book, broughtOn, chance.between(4, 20) * 500))]
      : []),
  ];
};
