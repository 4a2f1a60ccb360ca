import { expect, test } from 'vitest';
import type { AuditRecord } from '#contract/audit-field.ts';
import type { Language } from '#domain/language.ts';
import { instantOf } from '#web/format/date-time.ts';
import { postLabels } from '#web/office/site/ground/post-labels.messages.ts';
import { diffRows } from './diff-rows.ts';

interface Remembered {
  readonly action?: string;
  readonly before?: object | null;
  readonly after?: object | null;
}

const bilal = '019a9f3e-8f3c-7d10-9b1a-000000000001';

/** The rows as they are read: the name, then the lines of before and of after. */
function read(
  { action = 'edit_branch', before = null, after = null }: Remembered,
  language: Language = 'en',
) {
  const reader = {
    language,
    now: instantOf('2026-11-20T06:40:00Z'),
    branchCode: 'SGD',
    names: new Map([[bilal, 'Bilal Ahmed']]),
  };
  const event = { action, before: before as AuditRecord, after: after as AuditRecord };
  return diffRows(event, postLabels, reader).map((row) => [
    row.name,
    row.before.join('\n'),
    row.after.join('\n'),
  ]);
}

/** Without the marks that keep a line's parts in their own direction. */
function plain(rows: string[][]) {
  return rows.map((row) => row.map((cell) => cell.replaceAll(/[\u2066-\u2069]/g, '')));
}

test('of a text in two languages the one that differs is shown', () => {
  const before = { city: { en: 'Multan', ur: 'ملتان' }, phone: '03000000000' };
  const after = { city: { en: 'Multan City', ur: 'ملتان' }, phone: '03000000000' };
  expect(read({ before, after })).toEqual([['City in English', 'Multan', 'Multan City']]);
  expect(read({ before, after }, 'ur')).toEqual([['شہر، انگریزی میں', 'Multan', 'Multan City']]);
});

test('a changed phone has its row, even if its masked forms are equal', () => {
  const masked = { phone: '0300-*****67' };
  expect(read({ before: masked, after: masked })).toEqual([['Phone', '0300-*****67', '0300-*****67']]);
});

test('a value that was added or removed is on its own side', () => {
  expect(read({ after: { city: 'Multan' } })).toEqual([['City', '', 'Multan']]);
  expect(read({ before: { reason: 'moved' } })).toEqual([['Reason', 'moved', '']]);
  expect(read({ before: { note: null }, after: { note: '' } })).toEqual([]);
  expect(read({})).toEqual([]);
});

const payment = {
  action: 'record_payment',
  before: { status: 'active', outstanding: 150_000 },
  after: {
    entryId: bilal,
    agreementId: bilal,
    branchCode: 'SGD',
    kind: 'payment',
    amount: 12_000,
    valuedOn: '2026-11-20',
    status: 'active',
    outstanding: 138_000,
    overpaid: 0,
    pays: [
      { number: 3, dueOn: '2026-11-20', amount: 10_000 },
      { number: 4, dueOn: '2026-12-20', amount: 2_000 },
    ],
    next: { dueOn: '2026-12-20', amount: 8_000 },
    receiptSerial: 123,
    alone: false,
  },
};

test('a payment shows rupees, days and its receipt number in reading order', () => {
  expect(plain(read(payment))).toEqual([
    ['Type', '', 'Payment'],
    ['Amount', '', 'Rs\u00a012,000'],
    ['Date', '', 'Fri 20 Nov'],
    [
      'Applied to installments',
      '',
      'Installment 3: Rs\u00a010,000, due Fri 20 Nov\nInstallment 4: Rs\u00a02,000, due Sun 20 Dec',
    ],
    ['Outstanding', 'Rs\u00a0150,000', 'Rs\u00a0138,000'],
    ['Overpaid', '', 'Rs\u00a00'],
    ['Next due', '', 'Rs\u00a08,000, due Sun 20 Dec'],
    ['Receipt', '', 'SGD-000123'],
  ]);
});

test('in Urdu everything is Urdu except figures, which keep their order', () => {
  const rows = read(payment, 'ur');
  expect(rows).toContainEqual(['اگلی قسط', '', 'تاریخ اتوار 20 دسمبر، \u2066Rs\u00a08,000\u2069']);
  expect(rows).toContainEqual(['قسم', '', 'ادائیگی']);
  expect(
    rows
      .flat()
      .join(' ')
      .replaceAll(/Rs|SGD/g, ''),
  ).not.toMatch(/[a-z]/i);
});

test.each([
  ['a phone', { phone: '03001234567' }, '0300-1234567'],
  ['a masked phone', { phone: '0300-*****67' }, '0300-*****67'],
  ['yes', { isPublic: true }, 'Yes'],
  ['no', { isActive: false }, 'No'],
  ['a time', { opensAt: '09:00' }, '9:00 AM'],
  ['hours', { contactHours: { opensAt: '09:00', closesAt: '19:00' } }, '9:00 AM - 7:00 PM'],
  ['a year', { copyrightYear: 2024 }, '2024'],
  ['a share', { downPaymentMinPercent: 20 }, '20%'],
  ['a moment', { expiresAt: '2026-11-20T09:50:00.000Z' }, 'Today 2:50\u00A0PM'],
  ['a role', { role: 'superadmin' }, 'Superadmin'],
  ['a language', { language: 'ur' }, 'Urdu'],
  ['a document', { kind: 'cnic_front' }, 'CNIC, front'],
  ['a frequency', { frequency: { unit: 'weeks', every: 2 } }, 'Every 2 weeks'],
  ['a colleague', { officerId: bilal }, 'Bilal Ahmed'],
  ['somebody unknown', { officerId: 'gone' }, 'gone'],
  ['terms', { termsMonths: [6, 12] }, '6, 12'],
  ['a picture', { picture: { hash: 'ab12cd34ef', width: 800, height: 600 } }, '800 × 600 (ab12cd34)'],
])('%s is shown in words', (_, after, said) => {
  expect(read({ after }).map(([, , now]) => now)).toEqual([said]);
});

test('the office hours are shown one line per group of days', () => {
  const line = { days: { en: 'Mon-Fri', ur: 'پیر تا جمعہ' }, opensAt: '09:00', closesAt: '17:00' };
  const rows = read({ after: { officeHours: [{ ...line, weekdays: [1, 2] }] } });
  expect(plain(rows)).toEqual([
    ['Office hours', '', 'Mon-Fri / پیر تا جمعہ\nMonday, Tuesday: 9:00 AM - 5:00 PM'],
  ]);
});

test('the down payment in an activation is named so', () => {
  const pays = [{ number: 0, dueOn: '2026-11-20', amount: 27_000 }];
  expect(plain(read({ after: { pays } }))).toEqual([
    ['Applied to installments', '', 'Down payment: Rs\u00a027,000, due Fri 20 Nov'],
  ]);
});

test('the amount that a reversal takes from an installment is negative', () => {
  const pays = [{ number: 4, dueOn: '2026-11-25', amount: -1_650 }];
  expect(plain(read({ action: 'grant_reversal', after: { kind: 'reversal', pays } }))).toEqual([
    ['Type', '', 'Reversal'],
    ['Applied to installments', '', 'Installment 4: \u2212Rs\u00a01,650, due Wed 25 Nov'],
  ]);
});

test("reassigned work shows its count and new officer, under the field's former name too", () => {
  const work = { customers: 3, agreements: 0, contactRequests: 1, to: bilal };
  const told = [['Work reassigned', '', '3 customers\n1 contact request\nAssignee: Bilal Ahmed']];
  expect(plain(read({ after: { reassigned: work } }))).toEqual(told);
  expect(plain(read({ after: { handedOver: work } }))).toEqual(told);
});

test('an export shows its filters', () => {
  const filters = { action: 'record_payment', actorId: bilal, from: '2026-11-01' };
  expect(plain(read({ after: { filters, rows: 1_234 } }))).toEqual([
    ['Filters', '', 'What: Recorded a payment\nBy: Bilal Ahmed\nFrom: Sun 1 Nov'],
    ['Rows', '', '1,234'],
  ]);
  expect(read({ after: { filters: {} } })).toEqual([['Filters', '', 'All lines']]);
  const ofRegister = { officerId: bilal, method: 'cash', state: 'reversed' };
  expect(plain(read({ after: { filters: ofRegister } }))).toEqual([
    ['Filters', '', 'Officer: Bilal Ahmed\nMethod: Cash\nStatus: Reversed'],
  ]);
});

test('a field with another meaning in one action has its own name there', () => {
  expect(read({ action: 'end_sessions', after: { count: 2 } })).toEqual([['Sessions ended', '', '2']]);
  expect(read({ action: 'edit_draft', after: { count: 12 } })).toEqual([
    ['Number of installments', '', '12'],
  ]);
  const failed = { action: 'reach_sign_in_limit', after: { code: 'wrong_credentials' } };
  expect(read(failed)).toEqual([['What was wrong', '', 'Wrong account or password']]);
});

test('a decision taken alone says so, and no other does', () => {
  expect(read({ after: { alone: true } })).toEqual([['Requested and decided by the same person', '', 'Yes']]);
  expect(read({ after: { alone: false } })).toEqual([]);
});

test('a value that another version or a forger wrote is shown unchanged', () => {
  const forged = {
    shoeSize: 42,
    constructor: 'x',
    parts: { a: [1] },
    amount: 'a lot',
    valuedOn: '2026-99-99',
    receiptSerial: -1,
    status: 'constructor',
    frequency: { unit: 'moons', every: 1 },
    pays: 'all',
  };
  expect(plain(read({ after: forged })).map(([name, , now]) => [name, now])).toEqual([
    ['Amount', 'a lot'],
    ['Date', '2026-99-99'],
    ['Applied to installments', 'all'],
    ['Receipt', '-1'],
    ['Frequency', '1 moons'],
    ['Status', 'constructor'],
    ['shoeSize', '42'],
    ['constructor', 'x'],
    ['parts', '{"a":[1]}'],
  ]);
});
