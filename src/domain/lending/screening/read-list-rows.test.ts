import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { entryTextLengthMax, readListRows } from './read-list-rows.ts';

const read = (...values: object[]) =>
  readListRows(values.map((value, index) => ({ row: index + 1, values: value })));

test('an entry has its CNIC in digits and its texts without spaces around', () => {
  expect(
    read({ name: ' Asif ', father_name: 'Rasool', cnic: '35202-1234567-1', reference: '' }),
  ).toMatchObject({
    ok: true,
    repeated: 0,
    entries: [{ row: 1, name: 'Asif', fatherName: 'Rasool', cnic: '3520212345671', reference: null }],
  });
});

test('a row that says the same as an earlier one counts once', () => {
  const row = { name: 'Asif', cnic: '3520212345671' };
  const same = { name: 'Asif ', cnic: '35202-1234567-1' };
  expect(read(row, { name: 'Nadeem' }, same)).toMatchObject({
    ok: true,
    repeated: 1,
    entries: [{ row: 1 }, { row: 2 }],
  });
});

test.each([
  [{ name: '' }, 'name_missing'],
  [{ father_name: 'Rasool' }, 'name_missing'],
  [{ name: 5 }, 'not_a_text'],
  [{ name: 'Asif', cnic: 3_520_212_345_671 }, 'not_a_text'],
  [{ name: 'Asif', cnic: '35202-1234567' }, 'cnic_wrong'],
  [{ name: 'a'.repeat(entryTextLengthMax + 1) }, 'text_too_long'],
  [{ name: 'As\u0000if' }, 'unprintable'],
  [{ name: 'Asif', reference: '\uD800' }, 'unprintable'],
])('a list with the row %j is refused as a whole', (values, fault) => {
  expect(read({ name: 'Nadeem' }, values, { name: '' })).toEqual({ ok: false, row: 2, fault });
});

test('nobody on a list gets lost, and nobody is added', () => {
  const rows = fc.array(
    fc.record({ name: fc.constantFrom('A', 'B', 'C'), reference: fc.constantFrom('1', '2') }),
  );
  fc.assert(
    fc.property(rows, (list) => {
      const reading = read(...list);
      if (!reading.ok) throw new Error('every row has a name');
      expect(reading.entries.length + reading.repeated).toBe(list.length);
      const said = (entry: { name: string; reference: string | null }) => `${entry.name}${entry.reference}`;
      expect(new Set(reading.entries.map(said))).toEqual(new Set(list.map(said)));
    }),
  );
});
