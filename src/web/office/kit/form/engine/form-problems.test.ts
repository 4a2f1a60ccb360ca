import { expect, test } from 'vitest';
import { ApiFailure } from '#web/api/api-failure.ts';
import { namedProblems, problemsFrom, problemsIn } from './form-problems.ts';

const values = {
  city: { en: '', ur: '' },
  phone: '',
  hours: [
    { weekdays: [1, 9], opensAt: '' },
    { weekdays: [], opensAt: '' },
  ],
};

const labels = {
  city: { en: 'City', ur: 'شہر' },
  hours: { en: 'Hours', ur: 'اوقات' },
  'hours.*': { en: 'Line', ur: 'سطر' },
  'hours.*.weekdays': { en: 'Days', ur: 'دن' },
  'hours.*.opensAt': { en: 'Opens at', ur: 'کھلنے کا وقت' },
  phone: { en: 'Phone', ur: 'فون' },
};

const problem = { en: 'This is required', ur: 'یہ لکھنا ضروری ہے' };

test('a field shows its first problem, in both languages', () => {
  expect(
    problemsIn(values, [
      { path: ['city', 'ur'], message: 'text_required' },
      { path: ['city', 'ur'], message: 'unprintable' },
      { path: ['phone'], message: 'phone_required' },
    ]),
  ).toEqual({
    'city.ur': { en: 'This is required', ur: 'یہ لکھنا ضروری ہے' },
    phone: { en: 'Phone number is required', ur: 'فون نمبر لکھنا ضروری ہے' },
  });
});

test('a problem inside a composite field is shown at that field', () => {
  const issues = [{ path: ['hours', 0, 'weekdays', 1], message: 'weekdays_required' }];
  expect(Object.keys(problemsIn(values, issues))).toEqual(['hours.0.weekdays']);
});

test('a problem from the server is shown at its field; that of a removed row is not shown at another', () => {
  const failure = new ApiFailure({
    code: 'invalid_input',
    message: 'Please correct the marked fields.',
    errors: [
      { field: 'branch.phone', message: 'Another branch has this phone' },
      { field: 'hours.7.phone', message: 'This line has no phone' },
    ],
  });
  const problems = problemsFrom(values, failure);
  expect(problems.phone?.en).toBe('Another branch has this phone');
  expect(problems['hours.7.phone']?.en).toBe('This line has no phone');
});

test('problems are listed in the order of the form, row by row, and those without a field last', () => {
  const named = namedProblems(
    {
      version: problem,
      phone: problem,
      'hours.1.weekdays': problem,
      'hours.0.opensAt': problem,
      hours: problem,
      'city.ur': problem,
      'city.en': problem,
    },
    labels,
  );
  expect(named.map(({ label }) => label?.en ?? null)).toEqual([
    'City in English',
    'City in Urdu',
    'Hours',
    'Line 1: Opens at',
    'Line 2: Days',
    'Phone',
    null,
  ]);
  expect(named[3]?.label?.ur).toBe('سطر \u20661\u2069: کھلنے کا وقت');
});
