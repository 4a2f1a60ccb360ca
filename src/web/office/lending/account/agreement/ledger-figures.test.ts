import { describe, expect, test } from 'vitest';
import type { Agreement } from '#contract/lending/agreements.ts';
import { agreementFigures, figureLines } from './figure-lines.ts';
import { highlightedBy, initiallyPointed } from './highlighted-pairs.ts';
import { priceProof } from './price-proof.ts';

type Entry = Agreement['entries'][number];
type Row = Agreement['installments'][number];

/** Entries have their index as id. Default: a cash payment that is not reversed. */
function entry(id: string, given: Partial<Entry>): Entry {
  return {
    id,
    kind: 'payment',
    amount: 0,
    debit: 'cash',
    credit: 'receivable',
    valuedOn: '2026-10-10',
    countsOn: '2026-10-10',
    recordedAt: '2026-10-10T06:00:00.000Z',
    recordedByName: { en: 'Bilal Ahmed', ur: 'بلال احمد' },
    decidedByName: null,
    note: null,
    method: 'cash',
    reference: null,
    receiverName: null,
    receiptNumber: null,
    reverses: null,
    isReversed: false,
    isUnclearedCheque: false,
    broughtIn: false,
    balance: 0,
    pays: [],
    ...given,
  };
}

function row(number: number, amount: number, paid: number, state: Row['state']): Row {
  return { number, dueOn: '2026-10-10', amount, paid, state };
}

const delivery = { kind: 'delivery', debit: 'receivable', credit: 'handed_over', method: null } as const;
const downPayment = { kind: 'down_payment', amount: 300, pays: [{ number: 0, amount: 300 }] } as const;

/** Price 1,500: 300 down, three rows of 400. One payment was a mistake, the second row is paid in part. */
const running: Agreement = {
  id: 'a',
  number: 'SGD-26-00042',
  paymentNumber: '100 000 0013',
  today: '2026-11-20',
  status: 'active',
  termsVersion: 1,
  keyFactsEdition: 1,
  termsMadeAt: '2026-09-10T05:00:00.000Z',
  consentHow: 'signed',
  broughtInOn: null,
  consentedAt: '2026-09-10T05:00:00.000Z',
  consentedVersion: 1,
  customerId: 'c',
  customerName: { own: 'Nasreen Akhtar', ur: null },
  branchId: 'b',
  service: 'product',
  contractKind: 'deferred_sale',
  price: 1_500,
  downPayment: 300,
  relief: 0,
  financed: 1_200,
  frequency: { unit: 'months', every: 1 },
  roundingStep: 1,
  startOn: '2026-09-10',
  firstDueOn: '2026-10-10',
  paid: 850,
  outstanding: 650,
  overpaid: 0,
  writtenOff: 0,
  recovered: 0,
  daysPastDue: 10,
  overdue: 250,
  dueNow: 250,
  next: null,
  notes: null,
  items: [
    {
      productId: null,
      description: { en: 'Refrigerator', ur: 'فریج' },
      quantity: 1,
      unitPrice: 900,
      cost: null,
    },
    { productId: null, description: { en: 'Chair', ur: 'کرسی' }, quantity: 2, unitPrice: 300, cost: null },
  ],
  guarantors: [],
  guarantorsNeeded: 2,
  installments: [
    row(0, 300, 300, 'paid'),
    row(1, 400, 400, 'paid'),
    row(2, 400, 150, 'overdue'),
    row(3, 400, 0, 'upcoming'),
  ],
  replacedInstallments: null,
  entries: [
    entry('delivery', { ...delivery, amount: 1_500 }),
    entry('down', { ...downPayment, pays: [...downPayment.pays] }),
    entry('mistake', { amount: 700, isReversed: true }),
    entry('reversal', {
      kind: 'reversal',
      amount: 700,
      debit: 'receivable',
      credit: 'cash',
      reverses: 'mistake',
    }),
    entry('first', {
      amount: 550,
      pays: [
        { number: 1, amount: 400 },
        { number: 2, amount: 150 },
      ],
    }),
  ],
  pendingApprovals: [],
};

const overpaid: Agreement = {
  ...running,
  status: 'completed',
  paid: 1_500,
  outstanding: 0,
  overpaid: 80,
  dueNow: 0,
  installments: running.installments.map((it) => ({ ...it, paid: it.amount, state: 'paid' })),
  entries: [
    ...running.entries,
    entry('last', {
      amount: 750,
      pays: [
        { number: 2, amount: 250 },
        { number: 3, amount: 400 },
      ],
    }),
    entry('back', { kind: 'refund', amount: 20, debit: 'receivable', credit: 'cash' }),
  ],
};

const writtenOff: Agreement = {
  ...running,
  status: 'written_off',
  outstanding: 0,
  writtenOff: 650,
  dueNow: 0,
  installments: running.installments.map((it) => ({
    ...it,
    state: it.paid < it.amount ? 'written_off' : 'paid',
  })),
  entries: [
    ...running.entries,
    entry('given up', { kind: 'write_off', amount: 650, debit: 'written_off', method: null }),
    entry('recovered', { kind: 'recovery', amount: 100, credit: 'recovered' }),
  ],
};

const draft: Agreement = {
  ...running,
  status: 'draft',
  relief: 200,
  paid: 0,
  outstanding: 0,
  dueNow: 0,
  installments: [row(1, 500, 0, 'planned'), row(2, 500, 0, 'planned')],
  entries: [],
};

const ledgers = { running, overpaid, writtenOff, draft };

describe.each(Object.entries(ledgers))('an agreement that is %s', (_, agreement) => {
  test.each(agreementFigures)('has the lines of %s add up to it', (figure) => {
    const lines = figureLines(agreement, figure);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(agreement[figure]);
  });

  test('price and payments balance to the rupee', () => {
    const { bought, payable, payableTotal } = priceProof(agreement);
    expect(bought.reduce((sum, { amount }) => sum + amount, 0)).toBe(agreement.price);
    expect(payable.reduce((sum, { amount }) => sum + amount, 0)).toBe(payableTotal);
    expect(payableTotal).toBe(agreement.price);
  });
});

test('a figure opens the entries that count, without reversed ones', () => {
  const ids = figureLines(running, 'outstanding').map((line) => line.of === 'entry' && line.entry.id);
  expect(ids).toEqual(['delivery', 'down', 'first']);
});

test('the overpayment is what no row could take, less refunds', () => {
  const lines = figureLines(overpaid, 'overpaid');
  expect(lines.map(({ amount }) => amount)).toEqual([100, -20]);
});

test('a row highlights the entries that pay it, and an entry its rows', () => {
  expect(highlightedBy(running, { at: 'row', number: 2 })).toEqual({
    rows: new Set([2]),
    entries: new Set(['first']),
  });
  expect(highlightedBy(running, { at: 'entry', id: 'first' }).rows).toEqual(new Set([1, 2]));
});

test('a reversed entry highlights its reversal and the reverse, and pays nothing', () => {
  const pair = { rows: new Set(), entries: new Set(['mistake', 'reversal']) };
  expect(highlightedBy(running, { at: 'entry', id: 'mistake' })).toEqual(pair);
  expect(highlightedBy(running, { at: 'entry', id: 'reversal' })).toEqual(pair);
});

test('the partly paid row is highlighted first', () => {
  expect(initiallyPointed(running, undefined)).toEqual({ at: 'row', number: 2 });
  expect(initiallyPointed(overpaid, undefined)).toBeNull();
});

test('an entry that was just recorded is highlighted before the partly paid row', () => {
  expect(initiallyPointed(running, 'first')).toEqual({ at: 'entry', id: 'first' });
});
