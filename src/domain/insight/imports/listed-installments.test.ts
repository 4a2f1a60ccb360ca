import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { agreementFinder, readListed, writeListed } from './listed-installments.ts';

const cells = (given: Partial<Parameters<ReturnType<typeof agreementFinder>>[0]>) => ({
  ...{ registerNumber: '', cnic: '', description: '', startOn: '' },
  ...given,
});

const cnic = '38403-1234567-1';
const find = agreementFinder([
  cells({ registerNumber: 'A-118', cnic, description: 'Fridge', startOn: '20/01/2026' }),
  cells({ registerNumber: 'A-119', cnic, description: 'Cooler', startOn: '2026-02-25' }),
  cells({ registerNumber: '7', cnic: '38403-1234567-2' }),
  cells({ registerNumber: '7', cnic: '38403-1234567-4' }),
]);

test.each([
  ['its register number, however it is written', { registerNumber: ' a 118 ' }, 0],
  ['a number to which a spreadsheet added decimals', { registerNumber: '7.0', cnic: '3840312345674' }, 3],
  ['a CNIC and the item', { cnic: '3840312345671', description: 'COOLER' }, 1],
  ['a CNIC and the day of the delivery', { cnic, startOn: '25 Feb 2026' }, 1],
])('an installment finds its agreement by %s', (_, given, index) => {
  expect(find(cells(given))).toBe(index);
});

test.each([
  ['an unknown number', { registerNumber: 'A-120' }, 'installment_of_no_agreement'],
  ['neither number nor CNIC', { description: 'Fridge' }, 'installment_of_no_agreement'],
  ['the number of one and the CNIC of another', { registerNumber: '7', cnic }, 'installment_of_no_agreement'],
  ['the CNIC of a customer with two agreements', { cnic }, 'installment_of_several'],
  ['a number of two branches', { registerNumber: '7' }, 'installment_of_several'],
])('an installment with %s belongs to no agreement', (_, given, reason) => {
  expect(find(cells(given))).toBe(reason);
});

test('installments in one cell are read as they were listed', () => {
  const listed = fc.record({
    sheet: fc.constantFrom('Installments', 'قسطیں', 'Sheet | 2', '2026'),
    line: fc.integer({ min: 2, max: 20_000 }),
    dueOn: fc.constantFrom('20/02/2026', '2026-02-20', '20 Feb 2026', '', 'later'),
    amount: fc.constantFrom('4,000', '4000.00', 'Rs 4,000/-', '', '۴۰۰۰'),
  });
  fc.assert(
    fc.property(fc.array(listed, { minLength: 1, maxLength: 20 }), (rows) => {
      const said = rows.map((row) => ({ ...row, sheet: row.sheet.replace(' | ', ' ') }));
      expect(readListed(writeListed(rows))).toEqual(said);
    }),
  );
  expect(readListed('twelve equal ones')).toBeNull();
});
