import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import { keyFactEditionOf } from '#domain/lending/agreements/key-fact-edition.ts';
import { keyFactsOf } from '#domain/lending/agreements/key-facts.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { type Installment, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { KeyFactStatement } from './key-fact-statement.tsx';
import { keyTermsOf } from './key-term-editions.ts';

const machines: Plan = {
  price: rupees(131_000),
  downPayment: rupees(26_000),
  relief: rupees(0),
  count: 12,
  frequency: { unit: 'months', every: 1 },
  roundingStep: rupees(100),
  startOn: calendarDate('2026-11-20'),
  firstDueOn: calendarDate('2026-12-31'),
};

/** The words of a statement, without the markup. */
function statedIn(
  language: Language,
  changes: Partial<Plan> = {},
  cut: (rows: readonly Installment[]) => readonly Installment[] = (rows) => rows,
  contractKind: ContractKind = 'deferred_sale',
): string {
  const plan = { ...machines, ...changes };
  const statement = {
    lender: {
      name: { en: 'Asaan Qist', ur: 'آسان قسط' },
      licenceNumber: 'NBFC-000-000',
      complaints: '+92 300 0000000',
      host: 'qist.example',
    },
    customer: { fullName: { own: 'Samina Kausar', ur: 'ثمینہ کوثر' }, cnicMasked: '38403-*****74-6' },
    agreementNumber: 'SGD-26-00042',
    paymentNumber: '100 000 0013',
    version: 2,
    edition: 1,
    contractKind,
    items: [{ quantity: 1, description: { en: 'Sewing machine', ur: 'سلائی مشین' } }],
    madeOn: '2026-11-20',
    facts: keyFactsOf(plan, cut(scheduleOf(plan))),
  };
  const html = renderToStaticMarkup(createElement(KeyFactStatement, { statement, language }));
  return html
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<\/?(?:bdi|span)[^>]*>/g, '')
    .replace(/<[^>]+>/g, '|');
}

test('a statement has the whole price, every installment with its date, and says that nothing is added', () => {
  const said = statedIn('en');
  for (const promise of [
    'Version 2 · 20 Nov 2026',
    'NBFC-000-000',
    'CNIC 38403-*****74-6',
    'Price||Rs 131,000',
    'Down payment||Rs 26,000',
    'Relief||Rs 0',
    'Paid in installments||Rs 105,000',
    '11 installments of||Rs 8,700',
    'Last installment||Rs 9,300',
    '31 Dec 2026 to 30 Nov 2027',
    'Annual percentage rate||0.00%',
    'Total payable = price||Rs 131,000',
    '28 Feb 2027',
    'No markup, no fee, no late charge, now or later. Complaints: +92 300 0000000',
  ])
    expect(said).toContain(promise);
});

test('the Urdu statement says the same, with the Urdu name and Latin digits', () => {
  const said = statedIn('ur');
  for (const promise of ['آسان قسط', 'ثمینہ کوثر', '|قیمت||Rs 131,000', '31 دسمبر 2026', '0.00%'])
    expect(said).toContain(promise);
});

test('equal installments are not split into first and last, and relief lowers the total payable', () => {
  const said = statedIn('en', { relief: rupees(9000), count: 12 });
  expect(said).toContain('12 installments of||Rs 8,000');
  expect(said).not.toContain('Last installment');
  expect(said).toContain('Total payable = price less relief||Rs 122,000');
});

test('installments that a reschedule made unequal are listed with their amounts', () => {
  const said = statedIn('en', {}, ([first, second, ...rest]) => {
    if (first === undefined || second === undefined) return rest;
    const moved = rupees(3_000);
    return [
      { ...first, amount: rupees(first.amount - moved) },
      { ...second, amount: rupees(second.amount + moved) },
      ...rest,
    ];
  });
  expect(said).toContain('Installments, as listed||12');
  expect(said).not.toContain('installments of');
  for (const amount of ['5,700', '11,700', '9,300']) expect(said).toContain(amount);
});

test('a sale names its goods and says that nothing is lent', () => {
  const said = statedIn('en');
  for (const promise of ['What you buy||Sewing machine', 'A sale, not a loan', 'within 15 days'])
    expect(said).toContain(promise);
});

test('a qard-e-hasan states the money that is lent and repaid, without a down payment or goods', () => {
  const said = statedIn('en', { downPayment: rupees(0) }, undefined, 'qard_e_hasan');
  for (const promise of [
    'Key fact statement: qard-e-hasan',
    'What you receive||Rs 131,000',
    'Amount lent||Rs 131,000',
    'Repaid in installments||Rs 131,000',
    'Annual percentage rate||0.00%',
    'Total to repay = amount lent||Rs 131,000',
  ])
    expect(said).toContain(promise);
  expect(said).not.toMatch(/down payment|price|Sewing machine/i);
});

test('the words of an edition never change, because customers consented to them', () => {
  const digests = Object.entries(keyTermsOf).map(([edition, words]) => [
    edition,
    createHash('sha256').update(JSON.stringify(words)).digest('hex'),
  ]);
  expect(Object.fromEntries(digests)).toEqual({
    1: 'b071328428b061a6deff76a9c763872992e89db92bdba246dd6b55e9751eff7a',
  });
});

test('an edition that the product does not know is not printed in other words', () => {
  expect(() => keyFactEditionOf(99)).toThrow(/no edition 99/);
});
