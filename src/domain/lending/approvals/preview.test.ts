import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { entryOf, paymentsFrom, reversalOf } from '#test/support/ledger/entries.ts';
import { ledgerOf } from '#test/support/ledger/ledger-model.ts';
import { examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import { openingEntriesOf } from '../ledger/activation.ts';
import type { Entry } from '../ledger/entry.ts';
import { replay, type Schedule } from '../ledger/replay.ts';
import { carryOver } from '../rescheduling/carry-over.ts';
import { paidRowsOf, reschedule } from '../rescheduling/reschedule.ts';
import {
  type Preview,
  type PreviewSubject,
  previewOfApproval,
  previewOfDelivery,
  previewOfDeliveryReversal,
  previewOfEntries,
  previewOfSchedule,
  previewOfStartingRelief,
} from './preview.ts';
import { isSamePreview, textOfPreview } from './preview-text.ts';

const plan = { ...examplePlan, price: rupees(3500), downPayment: rupees(500), count: 3 };
const today = calendarDate('2026-01-20');

function subject(status: AgreementStatus, entries: readonly Entry[] = []): PreviewSubject {
  const { schedule } = ledgerOf(plan);
  const rows = entries.length === 0 ? scheduleOf(plan) : schedule.rows;
  return { id: 'SGD', plan, status, schedule: { rows, carried: [] }, entries };
}

const opening = ledgerOf(plan).entries;
const active = subject('active', opening);
const payment = entryOf({ id: 'paid', kind: 'payment', amount: rupees(400), valuedOn: today });
/** The same agreement after one more payment. */
const paidMeanwhile = subject('active', [...opening, payment]);

function relief(valuedOn = today): Entry {
  return entryOf({ id: 'waived', kind: 'relief', amount: rupees(600), valuedOn });
}

function moved({ schedule, entries }: PreviewSubject, openCount: number): Schedule {
  const { firstDueOn, frequency, roundingStep } = plan;
  const rows = paidRowsOf(schedule.rows, replay(schedule, entries).paid);
  const result = reschedule(rows, { firstDueOn, openCount, frequency, roundingStep }, today);
  if (!result.ok) throw new Error('the example can be rescheduled');
  return carryOver(schedule, entries, result.rows);
}

test('a preview has the agreement after the change row by row, and the entries to get there', () => {
  const preview = previewOfEntries('relief', [{ agreement: active, entries: [relief()] }]);
  expect(textOfPreview(preview).split('\n')).toEqual([
    'relief',
    'agreement SGD active 3500 500 0 2400 0',
    'row 0 2026-01-12 500 500',
    'row 1 2026-02-10 1000 0',
    'row 2 2026-03-10 1000 0',
    'row 3 2026-04-10 1000 600',
    'entry relief 600 relief_fund receivable - - -',
  ]);
});

describe('for each kind', () => {
  test('the preview of an approval has the terms, with nothing owed yet', () => {
    const { kind, agreements } = previewOfApproval(subject('submitted'));
    const [approved] = agreements;
    expect(kind).toBe('agreement_approval');
    expect(approved).toMatchObject({ status: 'approved', price: 3500, outstanding: 0, entries: [] });
    expect(approved?.rows.map(({ amount, paid }) => [amount, paid])).toEqual(Array(3).fill([1000, 0]));
  });

  test('the preview of relief before the start has smaller rows', () => {
    const { kind, agreements } = previewOfStartingRelief(subject('draft'), rupees(300));
    expect(kind).toBe('relief');
    expect(agreements).toMatchObject([{ status: 'draft', relief: 300, outstanding: 0, entries: [] }]);
    expect(agreements[0]?.rows.map(({ amount }) => amount)).toEqual([900, 900, 900]);
  });

  test('the preview of a write-off has nothing outstanding', () => {
    const writeOff = entryOf({ id: 'w', kind: 'write_off', amount: rupees(3000), valuedOn: today });
    const { agreements } = previewOfEntries('write_off', [{ agreement: active, entries: [writeOff] }]);
    expect(agreements).toMatchObject([{ status: 'written_off', outstanding: 0 }]);
  });

  test('the preview of a reversal names the reversed entry', () => {
    const entries = [reversalOf(payment)];
    const { agreements } = previewOfEntries('reversal', [{ agreement: paidMeanwhile, entries }]);
    expect(agreements).toMatchObject([
      { outstanding: 3000, entries: [{ kind: 'reversal', reverses: 'paid', credit: 'cash' }] },
    ]);
  });

  test('the preview of reversing a moved overpayment has both agreements', () => {
    const tied = { transferId: 'move', by: 'transfer', amount: rupees(100), valuedOn: today } as const;
    const [out, into] = [
      entryOf({ id: 'out', kind: 'refund', ...tied }),
      entryOf({ id: 'into', kind: 'payment', ...tied }),
    ];
    const full = entryOf({ id: 'full', kind: 'payment', amount: rupees(3100), valuedOn: today });
    const from = { ...subject('completed', [...opening, full, out]), id: 'from' };
    const to = { ...subject('active', [...opening, into]), id: 'to' };
    const preview = previewOfEntries('reversal', [
      { agreement: from, entries: [reversalOf(out)] },
      { agreement: to, entries: [reversalOf(into)] },
    ]);
    expect(preview.agreements).toMatchObject([
      { agreementId: 'from', outstanding: 0, overpaid: 100 },
      { agreementId: 'to', outstanding: 3000, overpaid: 0 },
    ]);
  });

  test('the preview of a back-dated payment has its own day, unlike other requests', () => {
    const slip = { ...payment, rule: 'spread' as const };
    const posting = [{ agreement: active, entries: [slip] }];
    const entriesOf = ({ agreements }: Preview) => agreements[0]?.entries;
    expect(entriesOf(previewOfEntries('back_dating', posting))).toEqual([
      {
        kind: 'payment',
        amount: 400,
        debit: 'cash',
        credit: 'receivable',
        valuedOn: today,
        rule: 'spread',
        reverses: null,
      },
    ]);
    expect(entriesOf(previewOfEntries('relief', posting))).toMatchObject([{ valuedOn: null }]);
  });

  test('the preview of a back-dated delivery has its first day, the down payment and the debt from then on', () => {
    const deliveredOn = calendarDate('2026-01-05');
    const entries = openingEntriesOf(plan, 'cash').map((entry) =>
      entryOf({ ...entry, id: entry.kind, valuedOn: deliveredOn }),
    );
    const preview = previewOfDelivery({ agreement: subject('approved'), entries }, deliveredOn);
    expect(preview.kind).toBe('back_dated_activation');
    expect(preview.agreements).toMatchObject([
      {
        status: 'active',
        outstanding: 3000,
        entries: [{ valuedOn: deliveredOn }, { valuedOn: deliveredOn }],
      },
    ]);
    expect(preview.agreements[0]?.rows[0]).toEqual({ number: 0, dueOn: deliveredOn, amount: 500, paid: 500 });
  });

  test.each([
    ['reverse_delivery', 'approved'],
    ['reverse_delivery_and_cancel', 'cancelled'],
  ] as const)('the preview to %s has an agreement that is %s and owes nothing', (action, status) => {
    const entries = opening.map((entry) => reversalOf(entry));
    const preview = previewOfDeliveryReversal({ agreement: active, entries }, action);
    expect(preview.kind).toBe('reversal');
    expect(preview.agreements).toMatchObject([{ status, outstanding: 0, overpaid: 0 }]);
    expect(preview.agreements[0]?.rows).toEqual(scheduleOf(plan).map((row) => ({ ...row, paid: 0 })));
  });

  test('the preview of a reschedule and of its undoing has the new rows, with what is paid of each', () => {
    const preview = previewOfSchedule('reschedule', paidMeanwhile, moved(paidMeanwhile, 4));
    expect(preview.agreements[0]?.rows.map(({ amount, paid }) => `${paid} of ${amount}`)).toEqual([
      '500 of 500',
      '400 of 1050',
      '0 of 650',
      '0 of 650',
      '0 of 650',
    ]);
    const undo = previewOfSchedule('reschedule_undo', paidMeanwhile, active.schedule);
    expect(undo).toMatchObject({ kind: 'reschedule_undo', agreements: [{ outstanding: 2600 }] });
  });
});

describe('a decision matches its preview:', () => {
  const kinds: readonly [string, (agreement: PreviewSubject) => Preview][] = [
    ['relief', (agreement) => previewOfEntries('relief', [{ agreement, entries: [relief()] }])],
    ['back-dating', (agreement) => previewOfEntries('back_dating', [{ agreement, entries: [relief()] }])],
    ['a reschedule', (agreement) => previewOfSchedule('reschedule', agreement, moved(agreement, 4))],
    ['its undoing', (agreement) => previewOfSchedule('reschedule_undo', agreement, active.schedule)],
  ];

  test.each(kinds)('a payment in between is detected by %s', (_, previewOf) => {
    expect(isSamePreview(previewOf(active), previewOf(active))).toBe(true);
    expect(isSamePreview(previewOf(active), previewOf(paidMeanwhile))).toBe(false);
  });

  test('thirteen rows never pass for a preview of twelve rows of 1,000', () => {
    const twelve = ledgerOf(examplePlan);
    const subjectWith = (...since: Entry[]) => ({
      ...active,
      plan: examplePlan,
      schedule: twelve.schedule,
      entries: [...twelve.entries, ...since],
    });
    const spread = { ...payment, amount: rupees(1000), rule: 'spread' as const };
    const previewed = previewOfSchedule('reschedule', subjectWith(), moved(subjectWith(), 13));
    const now = previewOfSchedule('reschedule', subjectWith(spread), moved(subjectWith(spread), 13));
    expect(isSamePreview(previewed, now)).toBe(false);
  });

  test('waiting a day changes nothing until a row falls due that the money would pay first', () => {
    const asked = (day: string) => {
      const entries = [relief(calendarDate(day))];
      return previewOfEntries('relief', [{ agreement: active, entries }]);
    };
    expect(isSamePreview(asked('2026-01-20'), asked('2026-02-09'))).toBe(true);
    expect(isSamePreview(asked('2026-01-20'), asked('2026-02-10'))).toBe(false);
  });
});

/** The same values with the fields of every object reversed, as a database may return them. */
function turnedAround(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedAround);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, field]) => [name, turnedAround(field)]),
  );
}

/** The same preview with one leaf changed, for each leaf there is. */
function withOneChange(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value !== 'object') return [`${String(value)}x`];
  if (value === null) return ['x'];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, field]) =>
    withOneChange(field).map((changed) => {
      const fields = { ...value, [name]: changed };
      return isList ? Object.values(fields) : fields;
    }),
  );
}

const previews = plans.chain((anyPlan) =>
  fc.tuple(paymentsFrom(anyPlan.startOn), fc.nat(900)).map(([payments, days]) => {
    const { schedule, entries } = ledgerOf(anyPlan);
    const agreement = {
      id: 'SGD',
      plan: anyPlan,
      status: 'active' as const,
      schedule,
      entries: [...entries, ...payments],
    };
    const added = relief(addDays(anyPlan.startOn, days));
    return { agreement, added, preview: previewOfEntries('relief', [{ agreement, entries: [added] }]) };
  }),
);

test('a stored preview is the same text, in whatever order its fields come', () => {
  fc.assert(
    fc.property(previews, ({ preview }) => {
      const readBack = turnedAround(JSON.parse(JSON.stringify(preview))) as Preview;
      expect(textOfPreview(readBack)).toBe(textOfPreview(preview));
      expect(isSamePreview(readBack, preview)).toBe(true);
    }),
  );
});

test('a preview with any other figure, date, name or row is another text', () => {
  const { kind, agreements } = previewOfEntries('back_dating', [
    { agreement: paidMeanwhile, entries: [relief(), reversalOf(payment)] },
  ]);
  const preview: Preview = { kind, agreements };
  const changes = withOneChange(preview) as Preview[];
  const fewer = agreements.map((agreement) => ({ ...agreement, rows: agreement.rows.slice(1) }));
  const without = agreements.map((agreement) => ({ ...agreement, entries: agreement.entries.slice(1) }));
  const others = [...changes, { kind, agreements: fewer }, { kind, agreements: without }];
  expect(changes.length).toBeGreaterThan(30);
  expect(new Set([preview, ...others].map(textOfPreview)).size).toBe(others.length + 1);
});

test('an approved request gives exactly what its preview had', () => {
  fc.assert(
    fc.property(previews, ({ agreement, added, preview }) => {
      const figures = replay(agreement.schedule, [...agreement.entries, added]);
      const [previewed] = preview.agreements;
      expect(previewed?.rows.map(({ paid }) => paid)).toEqual(figures.paid);
      expect(previewed).toMatchObject({ outstanding: figures.outstanding, overpaid: figures.overpaid });
      expect(sumOf(previewed?.rows.map(({ amount }) => amount) ?? [])).toBe(
        agreement.plan.price - agreement.plan.relief,
      );
    }),
  );
});
