import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SiteBranch } from '#contract/lender/site-branch.ts';
import type { Language } from '#domain/language.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { BranchCard } from './branch-card.tsx';

function cardOf(language: Language, change: Partial<SiteBranch<string>> = {}): string {
  const phone = parsePhone('0300-1234567');
  if (phone === null) throw new Error('the number above is one');
  const branch: SiteBranch<string> = {
    code: 'JHG',
    city: { en: 'Jhang', ur: 'جھنگ' },
    area: 'Saddar',
    address: 'Ayub Chowk',
    phone,
    opensAt: '09:00',
    closesAt: '17:00',
    manager: 'Sana Iqbal',
    mapUrl: null,
    isHeadOffice: false,
    isReachable: false,
    ...change,
  };
  return renderToStaticMarkup(createElement(BranchCard, { branch, language }));
}

/** The text without its markup. */
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

test('a card works outside the site, with its hours in its own language', () => {
  expect(textOf(cardOf('en'))).toContain('9:00 AM - 5:00 PM');
  expect(textOf(cardOf('ur'))).toContain('صبح 9:00 تا شام 5:00');
  expect(textOf(cardOf('ur'))).toContain('+92 300 1234567');
});

test('both buttons are links only for a branch that can be reached', () => {
  expect(cardOf('en').match(/<button[^>]*disabled/g)).toHaveLength(2);
  const reachable = cardOf('en', { isReachable: true, mapUrl: 'https://maps.example.pk/jhang' });
  expect(reachable).toContain('href="https://maps.example.pk/jhang"');
  expect(reachable).toContain('href="tel:+923001234567"');
  expect(reachable).not.toContain('<button');
});
