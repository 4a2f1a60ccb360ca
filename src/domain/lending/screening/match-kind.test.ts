import { describe, expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { type ListedPerson, matchKindOf, parentageSound, type ScreenedPerson } from './match-kind.ts';

const cnics = fc.stringMatching(/^[1-8]\d{12}$/);
const names = fc.constantFrom(
  'Muhammad Ali',
  'Usman Farooq',
  'Zulfiqar',
  'محمد علی',
  '—',
  'Ghulam Mustafa',
  '؟',
);
const people: fc.Arbitrary<ScreenedPerson> = fc.record({
  cnic: cnics,
  names: fc.array(names, { minLength: 1, maxLength: 2 }),
  fatherNames: fc.array(names, { maxLength: 2 }),
});
const entries: fc.Arbitrary<ListedPerson> = fc.record({
  name: names,
  fatherName: fc.option(names),
  cnic: fc.option(cnics),
});

const asif: ScreenedPerson = {
  cnic: '3520212345671',
  names: ['Muhammad Asif', 'محمد آصف'],
  fatherNames: ['Ghulam Rasool'],
};
const listed = (given: Partial<ListedPerson>): ListedPerson => ({
  name: 'Somebody',
  fatherName: null,
  cnic: null,
  ...given,
});

describe('a match', () => {
  test('is a stop exactly if the CNIC is the same, whatever the names are', () => {
    fc.assert(
      fc.property(people, entries, fc.boolean(), (person, entry, isSame) => {
        const asked = isSame ? { ...entry, cnic: person.cnic } : entry;
        expect(matchKindOf(person, asked) === 'stop').toBe(asked.cnic === person.cnic);
      }),
    );
  });

  test('by names alone is never a stop, and never without a father’s name on both sides', () => {
    fc.assert(
      fc.property(people, entries, (person, entry) => {
        const kind = matchKindOf(person, { ...entry, cnic: null });
        expect(kind).not.toBe('stop');
        if (entry.fatherName === null || person.fatherNames.length === 0) expect(kind).toBeNull();
      }),
    );
  });

  test('by names does not depend on case, marks, spaces and punctuation', () => {
    fc.assert(
      fc.property(people, entries, fc.constantFrom('.', '  ', '-', '\u200c', ' ,'), (person, entry, sign) => {
        const [own = ''] = person.names;
        const written = { ...entry, cnic: null, name: `${sign}${own.toUpperCase()}${sign}` };
        expect(matchKindOf(person, written)).toBe(matchKindOf(person, { ...written, name: own }));
      }),
    );
  });
});

test.each([
  ['muhammad ASIF', 'Ghulam Rasool'],
  ['Mohammad Asif', 'Ghulam Rasul'],
  ['محمّد آصف', 'غلام رسول'],
])('%s, child of %s, is a look at Muhammad Asif', (name, fatherName) => {
  expect(matchKindOf(asif, listed({ name, fatherName }))).toBe('look');
});

test.each([
  ['Muhammad Asif', null],
  ['Muhammad Asif', 'Karim Bakhsh'],
  ['Muhammad', 'Ghulam Rasool'],
  ['Ghulam Rasool', 'Muhammad Asif'],
  ['—', '؟'],
])('%s, child of %s, is nobody of ours', (name, fatherName) => {
  expect(matchKindOf(asif, listed({ name, fatherName, cnic: '3520212345672' }))).toBeNull();
});

test('a name without a letter sounds like nothing', () => {
  expect(parentageSound('—', 'Ali')).toBeNull();
  expect(parentageSound('Ali', ' ')).toBeNull();
});
