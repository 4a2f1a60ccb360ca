import { expect, test } from 'vitest';
import type { SiteGood } from '#contract/site/site-content.ts';
import { rupees } from '#domain/money/rupees.ts';
import { chosenGoods } from './chosen-goods.ts';

const named = (name: string, service: SiteGood['service']): SiteGood<string> => ({
  ...{ slug: name, name, service, pictogram: 'stove', picture: null },
  ...{ cashPrice: rupees(10_000), termsMonths: [6], downPaymentMinPercent: 10, roundingStep: rupees(50) },
});

test('the calculator offers eight things, and none of a service is missing because others have many', () => {
  const many = Array.from({ length: 20 }, (_, index) => named(`home ${index}`, 'installments'));
  const goods = [
    ...many,
    named('bedding', 'dowry'),
    named('rickshaw', 'business'),
    named('loom', 'business'),
  ];
  expect(chosenGoods(goods).map(({ name }) => name)).toEqual([
    ...['home 0', 'home 1', 'home 2', 'home 3', 'home 4', 'bedding', 'rickshaw', 'loom'],
  ]);
});
