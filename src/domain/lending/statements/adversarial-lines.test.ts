import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { fc } from '#test/support/runs/properties.ts';
import { formatPaymentNumber, paymentSerials } from '../agreements/payment-number.ts';
import {
  type AgreementCandidate,
  classOfLine,
  type LineClass,
  type MatchReason,
  type RecordCandidate,
} from './class-of-line.ts';
import { hasName, marksOf } from './line-marks.ts';
import { referenceKeysIn } from './reference-of-line.ts';

const linesOfTest = 5_000;
const payers = 600;

/** A customer with one agreement. Some have the name of another, and every fifth owes the same installment. */
interface Payer {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly guarantorPhone: string;
  readonly serial: number;
  readonly due: number;
}

/** A line as the bank writes it, and the truth about it. */
interface Sent {
  readonly text: string;
  readonly reference: string;
  readonly amount: number;
  /** The agreement that it pays; null for money of nobody, or that nobody can tell. */
  readonly pays: string | null;
  /** The entry on the books that it is. */
  readonly isEntry: string | null;
}

const given = ['Samina', 'Noreen', 'Bilal', 'Kashif', 'Farah', 'Imran', 'Tahira', 'Waqas', 'Zubair', 'Hina'];
const family = ['Syal', 'Bibi', 'Khan', 'Malik', 'Raza', 'Mughal', 'Gondal', 'Cheema', 'Butt', 'Lodhi'];
const pickOf = <One>(all: readonly One[], nth: number) => all[nth % all.length] as One;
const phoneOf = (nth: number) => `03${String(100_000_000 + nth * 7_919).slice(-9)}`;

function payerOf(nth: number): Payer {
  const twin = nth % 3 === 0 ? nth + 3 * (nth % 2) : nth;
  return {
    id: `payer ${nth}`,
    name: `${pickOf(given, twin)} ${pickOf(family, Math.trunc(twin / 3))}`,
    phone: phoneOf(nth),
    guarantorPhone: phoneOf(payers + nth),
    serial: paymentSerials.first + nth * 11,
    due: nth % 5 === 0 ? 5_000 : 4_000 + nth,
  };
}
const all = Array.from({ length: payers }, (_, nth) => payerOf(nth));
const numberOf = ({ serial }: Payer) => formatPaymentNumber(serial).replaceAll('\u00A0', '');
const swapped = (text: string) => text.split(' ').toReversed().join(' ');

/** A number with one wrong digit, or two neighbours that changed places. */
function misread(number: string, place: number, by: number): string {
  const digits = [...number];
  const [one, other] = [digits[place] ?? '', digits[place + 1] ?? ''];
  return one !== other && by % 2 === 0
    ? digits
        .with(place, other)
        .with(place + 1, one)
        .join('')
    : digits.with(place, String((Number(one) + by) % 10)).join('');
}

const places = fc.record({ who: fc.nat(payers - 1), other: fc.nat(payers - 1), n: fc.nat(1e9) });
const digits = fc.record({ place: fc.integer({ min: 1, max: 8 }), by: fc.integer({ min: 1, max: 9 }) });

type Told = (payer: Payer, other: Payer, reference: string, wrong: { place: number; by: number }) => Sent;

/** The ways in which money and noise come, each as a bank writes it. */
const kinds: readonly Told[] = [
  // True payments, from the surest mark to the least.
  (payer, other, reference) => ({
    ...{ text: `RAAST ${numberOf(payer)} ${other.name}`, reference, amount: payer.due },
    ...{ pays: payer.id, isEntry: null },
  }),
  (payer, other, reference) => ({
    ...{ text: `IBFT ${formatPaymentNumber(payer.serial)} FROM ${other.phone}`, reference, amount: 777 },
    ...{ pays: payer.id, isEntry: null },
  }),
  (payer, _, reference) => ({
    ...{ text: `JAZZCASH ${payer.phone} ${swapped(payer.name)}`, reference, amount: payer.due },
    ...{ pays: payer.id, isEntry: null },
  }),
  (payer, _, reference) => ({
    ...{ text: `EASYPAISA ${payer.guarantorPhone}`, reference, amount: payer.due },
    ...{ pays: payer.id, isEntry: null },
  }),
  (payer, _, reference) => ({
    ...{ text: `TRANSFER ${swapped(payer.name).toUpperCase()}`, reference, amount: payer.due },
    ...{ pays: payer.id, isEntry: null },
  }),
  // Recorded by hand before, and refunded.
  (payer) => ({
    ...{ text: 'FUNDS TRANSFER', reference: `entry-${payer.serial}`, amount: payer.due },
    ...{ pays: null, isEntry: `entry ${payer.id}` },
  }),
  (payer) => ({
    ...{ text: 'IBFT OUT', reference: `refund-${payer.serial}`, amount: -payer.due },
    ...{ pays: null, isEntry: `refund ${payer.id}` },
  }),
  // Two payment numbers: a brother's is in the text too, and nobody can tell.
  (payer, other, reference) => ({
    ...{ text: `RAAST ${numberOf(payer)} ${numberOf(other)}`, reference, amount: payer.due },
    ...{ pays: payer.id === other.id ? payer.id : null, isEntry: null },
  }),
  // A wrong check digit, with a name and an amount that are somebody else's.
  (payer, other, reference, { place, by }) => ({
    ...{ text: `RAAST ${misread(numberOf(payer), place, by)} ${other.name}`, reference, amount: other.due },
    ...{ pays: null, isEntry: null },
  }),
  // The reference of an entry with another amount.
  (payer) => ({
    ...{ text: 'FUNDS TRANSFER', reference: `entry-${payer.serial}`, amount: payer.due + 1 },
    ...{ pays: null, isEntry: null },
  }),
  // Fees and paisa, some with the payment number of a customer in their text.
  (payer, _, reference) => ({
    ...{ text: `SMS ALERT FEE ${numberOf(payer)}`, reference, amount: -150 },
    ...{ pays: null, isEntry: null },
  }),
  (payer, _, reference) => ({
    ...{ text: `PROFIT ${numberOf(payer)}`, reference, amount: 12.5 },
    ...{ pays: null, isEntry: null },
  }),
  // Noise of strangers.
  (payer, other, reference) => ({
    ...{ text: `COUNTER ${payer.name.split(' ')[0]} ${other.name.split(' ')[1]}`, reference, amount: 5_000 },
    ...{ pays: null, isEntry: null },
  }),
];

const payersByWord = Map.groupBy(all, ({ name }) => foldForSearch(name).split(' ')[0]);
const payersByNumber = Map.groupBy(
  all.flatMap((payer) =>
    [payer.serial, payer.phone, payer.guarantorPhone].map((number) => ({ number, payer })),
  ),
  ({ number }) => number,
);
const recordsByKey = Map.groupBy(
  all.flatMap((payer): (RecordCandidate & { key: string })[] => [
    ...(['entry', 'refund'] as const).map((word) => ({
      ...{ kind: 'entry' as const, id: `${word} ${payer.id}`, agreementId: payer.id },
      amount: rupees(word === 'entry' ? payer.due : -payer.due),
      key: referenceKeysIn(`${word}-${payer.serial}`, '')[0] ?? '',
    })),
  ]),
  ({ key }) => key,
);

/** Classes a line with all that the books have, as the product looks it up. */
function classed({ text, reference, amount }: Sent): LineClass {
  const marks = marksOf(text);
  const reasonsOf = (payer: Payer): MatchReason[] => [
    ...(marks.serials.includes(payer.serial) ? ['payment_number' as const] : []),
    ...(marks.phones.some((phone) => phone === payer.phone) ? ['phone' as const] : []),
    ...(marks.phones.some((phone) => phone === payer.guarantorPhone) ? ['guarantor_phone' as const] : []),
    ...(hasName(marks.words, foldForSearch(payer.name)) ? ['name' as const] : []),
  ];
  const near = [
    ...marks.words.flatMap((word) => payersByWord.get(word) ?? []),
    ...[...marks.serials, ...marks.phones].flatMap((number) =>
      (payersByNumber.get(number) ?? []).map(({ payer }) => payer),
    ),
  ];
  const agreements = [...new Set(near)].flatMap((payer): AgreementCandidate[] => {
    const reasons = reasonsOf(payer);
    if (reasons.length > 0 && payer.due === amount) reasons.push('amount_due');
    return reasons.length === 0 ? [] : [{ agreementId: payer.id, reasons: new Set(reasons) }];
  });
  const records = referenceKeysIn(reference, text).flatMap((key) => recordsByKey.get(key) ?? []);
  return classOfLine({ paisa: Math.round(amount * 100), words: marks.words }, { records, agreements });
}

/** True if a certain line is what it truly is, and nothing else. */
function isRight({ pays, isEntry }: Sent, found: LineClass): boolean {
  if (found.is !== 'certain') return true;
  return 'record' in found ? found.record.id === isEntry : found.agreement.agreementId === pays;
}

test('of 5,000 lines with twins, refunds, fees and wrong digits none is certain and wrong, and nine of ten true ones are found', () => {
  const line = fc
    .tuple(fc.constantFrom(...kinds), places, digits)
    .map(([kind, { who, other, n }, wrong]) => kind(pickOf(all, who), pickOf(all, other), `TX${n}`, wrong));
  fc.assert(
    fc.property(fc.array(line, { minLength: linesOfTest, maxLength: linesOfTest, size: 'max' }), (lines) => {
      const found = lines.map((each) => ({ each, found: classed(each) }));
      expect(found.filter(({ each, found: one }) => !isRight(each, one))).toEqual([]);
      const isProposed = (each: Sent, one: LineClass) =>
        one.is === 'certain' ||
        (one.is === 'likely' && one.agreements.some(({ agreementId }) => agreementId === each.pays));
      const isTrue = ({ pays, isEntry }: Sent) => pays !== null || isEntry !== null;
      const ofTruth = found.filter(({ each }) => isTrue(each));
      const proposed = ofTruth.filter(({ each, found: one }) => isProposed(each, one));
      expect(ofTruth.length).toBeGreaterThan(0);
      expect(proposed.length / ofTruth.length).toBeGreaterThanOrEqual(0.9);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
