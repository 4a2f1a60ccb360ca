import { expect, test } from 'vitest';
import type { SiteContent } from '#contract/site/site-content.ts';
import { seedBranchList } from '#server/lender/branches/seed-branch-list.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { pageContent } from './page-content.ts';
import { siteOffer } from './read-site-content.ts';
import { structuredData } from './structured-data.ts';

const { lender, texts, offer } = lenderContent;
const content: SiteContent = {
  isPublished: true,
  lender,
  texts,
  complaints: { acknowledgeDays: 3, answerDays: 15, regulatorContact: null },
  ...siteOffer(offer, seedBranchList.length),
  branches: seedBranchList,
  goods: [],
  posts: [],
};
const urdu = /[\u0600-\u06ff]/;

test('the English page has Urdu only where both languages are shown', () => {
  const { lender, headline, promise, services, branches, ...rest } = pageContent(content, 'en');
  expect(JSON.stringify(rest)).not.toMatch(urdu);
  expect(JSON.stringify(services.map(({ name, ...service }) => service))).not.toMatch(urdu);
  expect(JSON.stringify(branches.map(({ city, ...branch }) => branch))).not.toMatch(urdu);
  expect(branches[0]?.city).toEqual({ en: 'Sargodha', ur: 'سرگودھا' });
});

test('every text of the Urdu page is in Urdu', () => {
  const { texts, services, stats, branches } = pageContent(content, 'ur');
  for (const text of Object.values(texts)) expect(text).toMatch(urdu);
  for (const { summary, shortName, items } of services) {
    for (const text of [summary, shortName, ...items]) expect(text).toMatch(urdu);
  }
  for (const { label } of stats) expect(label).toMatch(urdu);
  for (const { area, address, manager } of branches) {
    for (const text of [area, address, manager]) expect(text).toMatch(urdu);
  }
});

test('search engines get the questions of the page on how it works with their answers', () => {
  const told = JSON.parse(
    structuredData(pageContent(content, 'ur'), 'ur', 'https://lender.example', { page: 'guide' }) ?? '',
  );
  expect(told['@type']).toBe('FAQPage');
  expect(told.mainEntity).toHaveLength(5);
  for (const { name, acceptedAnswer } of told.mainEntity)
    expect(`${name}${acceptedAnswer.text}`).toMatch(urdu);
});

test('the data for search engines has the lender and all of its branches', () => {
  const told = JSON.parse(
    structuredData(pageContent(content, 'en'), 'en', 'https://lender.example', { page: 'home' }) ?? '',
  );
  expect(told['@type']).toContain('LocalBusiness');
  expect(told.url).toBe('https://lender.example/');
  expect(told.telephone).toMatch(/^\+92\d{10}$/);
  expect(told.address.addressLocality).toBe('Sargodha');
  expect(
    told.department.map(({ address }: { address: { addressLocality: string } }) => address.addressLocality),
  ).toEqual(['Sargodha', 'Karachi', 'Lahore', 'Islamabad', 'Faisalabad', 'Rawalpindi', 'Multan']);
});
