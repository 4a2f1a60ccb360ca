import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { fc } from '#test/support/runs/properties.ts';
import { formatPaymentNumber, paymentSerials } from '../agreements/payment-number.ts';
import {
  type AgreementCandidate,
  classOfLine,
  type MatchReason,
  matchReasons,
  type RecordCandidate,
} from './class-of-line.ts';
import { hasName, marksOf } from './line-marks.ts';

const line = { paisa: 430_000, words: ['raast', 'samina', 'syal'] };
const nothing = { records: [], agreements: [] };
const agreement = (agreementId: string, ...reasons: MatchReason[]): AgreementCandidate => ({
  agreementId,
  reasons: new Set(reasons),
});
const entry = (id: string, amount: number, agreementId = 'samina'): RecordCandidate => ({
  ...{ kind: 'entry', id, amount: rupees(amount), agreementId },
});

test('a line with the reference and amount of one entry is that entry', () => {
  const record = entry('one', 4_300);
  expect(classOfLine(line, { ...nothing, records: [record] })).toEqual({ is: 'certain', record });
  expect(
    classOfLine(line, { records: [record], agreements: [agreement('samina', 'payment_number')] }),
  ).toEqual({
    is: 'certain',
    record,
  });
});

test('another amount, two such entries, or a payment number that says otherwise is not certain', () => {
  const [one, two, other] = [entry('one', 4_300), entry('two', 4_300), entry('other', 4_301)];
  expect(classOfLine(line, { ...nothing, records: [other] }).is).toBe('unknown');
  expect(classOfLine(line, { ...nothing, records: [one, two] }).is).toBe('unknown');
  const named = agreement('noreen', 'payment_number');
  expect(classOfLine(line, { records: [one], agreements: [named] })).toEqual({
    is: 'likely',
    agreements: [named],
  });
});

test('a payment number or a reported transfer is certain, and two of them of different agreements are not', () => {
  const samina = agreement('samina', 'payment_number');
  const noreen = agreement('noreen', 'report');
  expect(classOfLine(line, { ...nothing, agreements: [samina] })).toEqual({
    is: 'certain',
    agreement: samina,
  });
  expect(classOfLine(line, { ...nothing, agreements: [noreen, samina] })).toEqual({
    is: 'likely',
    agreements: [samina, noreen],
  });
});

test('a name, a phone and an amount are never certain, whatever else has them', () => {
  const unsure = matchReasons.filter((reason) => reason !== 'payment_number' && reason !== 'report');
  const candidate = fc
    .tuple(fc.uuid(), fc.subarray(unsure, { minLength: 1 }))
    .map(([id, reasons]) => agreement(id, ...reasons));
  fc.assert(
    fc.property(
      fc.array(candidate, { maxLength: 8 }),
      fc.integer({ min: 1, max: 9_999 }),
      (agreements, amount) => {
        const found = classOfLine({ ...line, paisa: amount * 100 }, { ...nothing, agreements });
        expect(found.is).not.toBe('certain');
      },
    ),
  );
});

test('two marks or the phone of a guarantor are likely, and one mark alone is nothing', () => {
  const is = (...reasons: MatchReason[]) =>
    classOfLine(line, { ...nothing, agreements: [agreement('a', ...reasons)] }).is;
  expect(is('phone', 'amount_due')).toBe('likely');
  expect(is('name', 'amount_due')).toBe('likely');
  expect(is('phone', 'name')).toBe('likely');
  expect(is('guarantor_phone')).toBe('likely');
  for (const reason of ['phone', 'name', 'amount_due'] as const) expect(is(reason)).toBe('unknown');
});

test('of two agreements with equal amounts both are proposed', () => {
  const agreements = [agreement('a', 'name', 'amount_due'), agreement('b', 'phone', 'amount_due')];
  expect(classOfLine(line, { ...nothing, agreements })).toEqual({
    is: 'likely',
    agreements: agreements.toReversed(),
  });
});

test('money that went out is a refund of the same reference, a fee, or unknown, and pays no agreement', () => {
  const out = { ...line, paisa: -15_000 };
  const named = [agreement('samina', 'payment_number')];
  expect(classOfLine(out, { ...nothing, agreements: named }).is).toBe('unknown');
  expect(classOfLine({ ...out, words: ['sms', 'alert', 'fee'] }, nothing)).toEqual({
    is: 'aside',
    because: 'fee',
  });
  const refund = entry('refund', -150);
  expect(classOfLine(out, { ...nothing, records: [refund] })).toEqual({ is: 'certain', record: refund });
});

test('a line with paisa is set aside, whatever it names', () => {
  const agreements = [agreement('samina', 'payment_number')];
  expect(classOfLine({ ...line, paisa: 430_050 }, { ...nothing, agreements })).toEqual({
    is: 'aside',
    because: 'paisa',
  });
});

const serials = fc.integer({ min: paymentSerials.first, max: paymentSerials.last });

test('a payment number is found however it is grouped, and one with a wrong digit is told and never taken', () => {
  fc.assert(
    fc.property(serials, fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (serial, place, by) => {
      const printed = formatPaymentNumber(serial);
      const bare = printed.replaceAll('\u00A0', '');
      for (const text of [printed, bare, printed.replaceAll('\u00A0', '-')])
        expect(marksOf(`IBFT ${text} SAMINA`)).toMatchObject({ serials: [serial], hasWrongNumber: false });
      const digits = [...bare];
      const wrong = digits.with(place + 1, String((Number(digits[place + 1]) + by) % 10)).join('');
      expect(marksOf(`IBFT ${wrong}`)).toMatchObject({ serials: [], hasWrongNumber: true });
      // Digits of a longer number are no payment number.
      expect(marksOf(`TID 9${bare} ${bare}7`)).toMatchObject({ serials: [], hasWrongNumber: false });
    }),
  );
});

test('a phone is found in each form, and is no payment number', () => {
  for (const text of [
    'RAAST 03000000096 SAMINA',
    'from +92 300 0000096',
    '923000000096/x',
    'ref ۰۳۰۰-۰۰۰۰۰۹۶',
  ])
    expect(marksOf(text)).toMatchObject({ phones: ['03000000096'], serials: [] });
});

test('a name is all of its words, in any order and spelling of the letters', () => {
  const { words } = marksOf('IBFT SYAL SAMINA ثمینہ سیال HBL');
  expect(hasName(words, foldForSearch('Samina Syal'))).toBe(true);
  expect(hasName(words, foldForSearch('ثمينه سيال'))).toBe(true);
  expect(hasName(words, foldForSearch('Samina Sial'))).toBe(true);
  expect(hasName(words, foldForSearch('Samina Bibi'))).toBe(false);
  expect(hasName(words, foldForSearch('Samina'))).toBe(false);
});
