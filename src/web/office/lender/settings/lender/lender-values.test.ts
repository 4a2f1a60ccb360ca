import { expect, test } from 'vitest';
import { lenderProfile } from '#contract/lender/settings.ts';
import { contentOf, valuesOf, writtenLines } from './lender-values.ts';

const profile = lenderProfile.parse({
  name: { en: 'Asaan Qist', ur: 'آسان قسط' },
  licenceNumber: '0000-0000',
  phone: '03000000000',
  whatsApp: '03000000000',
  email: 'help@asaanqist.example',
  social: { facebook: 'https://www.facebook.com/', instagram: null, youtube: null },
  officeHours: [
    {
      days: { en: 'Mon-Fri', ur: 'پیر تا جمعہ' },
      weekdays: [1, 2, 3, 4, 5],
      opensAt: '09:00',
      closesAt: '17:00',
    },
    { days: { en: 'Saturday', ur: 'ہفتہ' }, weekdays: [6], opensAt: '09:00', closesAt: '14:00' },
  ],
  copyrightYear: 2024,
});

test('a profile that is saved without an edit stays the same', () => {
  expect(lenderProfile.parse(contentOf(valuesOf(profile)))).toEqual(profile);
});

test('a line of hours that was begun is sent, so that what is missing in it is told; an empty one after it is not', () => {
  const values = { ...valuesOf(profile), 'officeHours.2.opensAt': '10:00' };
  expect(writtenLines(values)).toBe(3);
  const issues = lenderProfile.safeParse(contentOf(values)).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([
    'officeHours.2.days.en',
    'officeHours.2.days.ur',
    'officeHours.2.weekdays',
    'officeHours.2.closesAt',
  ]);
});

test('days go on from Saturday to Sunday', () => {
  const values = {
    ...valuesOf(profile),
    'officeHours.1.weekdays': '5',
    'officeHours.1.lastWeekday': '0',
  };
  expect(lenderProfile.parse(contentOf(values)).officeHours[1]?.weekdays).toEqual([5, 6, 0]);
});
