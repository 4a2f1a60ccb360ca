import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { type CommandTask, readCommand, receiptNumberIn } from './typed-command.ts';

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
  expect(readCommand(text)).toEqual({ task, amount, customer });
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
  expect(readCommand(text)).toBeNull();
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
        expect(readCommand(text)).toEqual({ task: 'pay', amount: money.value, customer: who });
      },
    ),
  );
});

test('any text is read without an error, and its amount can be paid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isPay) => {
      const command = readCommand(isPay ? `pay ${text}` : text);
      if (isPay) expect(command).not.toBeNull();
      expect(command?.amount ?? 1).toBeGreaterThan(0);
    }),
  );
});
