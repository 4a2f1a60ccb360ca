import { expect, test } from 'vitest';
import { calendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type CommandTask, readCommand, receiptNumberIn } from './typed-command.ts';

const today = calendarDate('2026-11-28');

test.each<[string, CommandTask, number | null, string]>([
  ['pay 4,300 to Samina', 'pay', 4_300, 'Samina'],
  ['pay 4,300 samina', 'pay', 4_300, 'samina'],
  ['Samina Sial pay Rs 4300/-', 'pay', 4_300, 'Samina Sial'],
  ['take payment samina', 'pay', null, 'samina'],
  ['wasool 4300 samina se', 'pay', 4_300, 'samina'],
  ['samina se 4300 rupay wasool', 'pay', 4_300, 'samina'],
  ['ثمینہ سے ۴،۳۰۰ روپے وصول کریں', 'pay', 4_300, 'ثمینہ'],
  ['ادائیگی ثمینہ سیال', 'pay', null, 'ثمینہ سیال'],
  ['pay 500 0300-0000096', 'pay', 500, '0300-0000096'],
  ['pay 500 samina 4455', 'pay', 500, 'samina 4455'],
  ['promise 2,000 nasreen', 'promise', 2_000, 'nasreen'],
  ['وعدہ نسرین', 'promise', null, 'نسرین'],
  ['log call 0000096', 'log_contact', null, '0000096'],
  ['relief for Ghulam Abbas', 'relief', null, 'Ghulam Abbas'],
  ['reschedule samina', 'reschedule', null, 'samina'],
  ['new schedule for Ghulam Abbas', 'reschedule', null, 'Ghulam Abbas'],
  ['نیا شیڈول ثمینہ', 'reschedule', null, 'ثمینہ'],
  ['statement SGD-26-00096', 'statement', null, 'SGD-26-00096'],
  ['new agreement for Tariq', 'agreement', null, 'Tariq'],
  ['PAY', 'pay', null, ''],
])('%s', (text, task, amount, customer) => {
  expect(readCommand(text, today)).toEqual({ task, amount, day: null, customer });
});

test.each<[string, string | null, number | null, string]>([
  ['promise 2,000 nasreen 3 Dec', '2026-12-03', 2_000, 'nasreen'],
  ['promise Dec 3 nasreen 2,000', '2026-12-03', 2_000, 'nasreen'],
  ['promise nasreen by 3rd December', '2026-12-03', null, 'nasreen'],
  ['promise 28 nov nasreen', '2026-11-28', null, 'nasreen'],
  ['promise 21 Nov nasreen', '2027-11-21', null, 'nasreen'],
  ['نسرین ۲،۰۰۰ وعدہ ۳ دسمبر', '2026-12-03', 2_000, 'نسرین'],
  ['wada nasreen kal 500', '2026-11-29', 500, 'nasreen'],
  ['وعدہ نسرین کل', '2026-11-29', null, 'نسرین'],
  ['promise nasreen today', '2026-11-28', null, 'nasreen'],
  ['promise 31 Nov nasreen', null, 31, 'Nov nasreen'],
  ['promise 50 nasreen', null, 50, 'nasreen'],
])('%s is for %s', (text, day, amount, customer) => {
  expect(readCommand(text, today)).toEqual({ task: 'promise', day, amount, customer });
});

test('only a promise has a day', () => {
  expect(readCommand('pay 500 samina 3 Dec', today)).toMatchObject({ day: null, customer: 'samina 3 Dec' });
});

test.each([
  ['receipt 2217', '2217'],
  ['2217 Receipt', '2217'],
  ['receipt no. SGD-002217', 'SGD-002217'],
  ['رسید نمبر ۲۲۱۷', '۲۲۱۷'],
  ['raseed 2217', '2217'],
  ['voucher LHE-R-000012', 'LHE-R-000012'],
  ['receipt', null],
  ['receipt Samina', null],
  ['receipt 2217 Samina', null],
  ['2217', null],
])('%j names the receipt %j', (text, number) => {
  expect(receiptNumberIn(text)).toBe(number);
});

test.each(['', ' ', 'Samina', '4,300', 'payal', 'Samina 4300', 'customers'])('%j names no task', (text) => {
  expect(readCommand(text, today)).toBeNull();
});

const amount = fc.integer({ min: 1, max: 99_999_999 });
const urduDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
const written = amount.chain((value) =>
  fc
    .constantFrom(
      String(value),
      value.toLocaleString('en-US'),
      value.toLocaleString('en-IN'),
      urduDigits(String(value)),
      urduDigits(value.toLocaleString('en-US')).replaceAll(',', '،'),
      `Rs${value}`,
      `${value}/-`,
    )
    .map((text) => ({ value, text })),
);
const name = fc.constantFrom('Samina', 'Samina Sial', 'ثمینہ', 'ثمینہ سیال', 'Ghulam Abbas', 'عبدالغفور');
const verb = fc.constantFrom('pay', 'PAY', 'payment', 'wasool', 'adaigi', 'وصول', 'ادائیگی');

test('verb, amount and name mean the same in any order and in any digits', () => {
  fc.assert(
    fc.property(
      fc.tuple(verb, written, name),
      fc.constantFrom(0, 1, 2, 3, 4, 5),
      ([first, money, who], order) => {
        const parts = [first, money.text, who];
        const orders = [
          [0, 1, 2],
          [0, 2, 1],
          [1, 0, 2],
          [1, 2, 0],
          [2, 0, 1],
          [2, 1, 0],
        ];
        const text = (orders[order] ?? []).map((place) => parts[place]).join(' ');
        expect(readCommand(text, today)).toEqual({
          task: 'pay',
          amount: money.value,
          day: null,
          customer: who,
        });
      },
    ),
  );
});

test('any text is read without an error, its amount can be paid, and its day is within a year', () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('Nov', '31', '29', 'feb', 'kal', '7', 'دسمبر', 'x'))
      .map((each) => each.join(' ')),
  );
  fc.assert(
    fc.property(words, fc.constantFrom('pay', 'promise', ''), (text, task) => {
      const command = readCommand(`${task} ${text}`, today);
      if (task !== '') expect(command).not.toBeNull();
      expect(command?.amount ?? 1).toBeGreaterThan(0);
      const days = daysBetween(today, command?.day ?? today);
      expect(days >= 0 && days <= 366).toBe(true);
    }),
  );
});
