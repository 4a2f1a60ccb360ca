import { expect, test } from 'vitest';
import { isForHeadOffice, type NamedStaff, staffNamed } from './person-concerned.ts';

const saima: NamedStaff = { id: '1', name: { en: 'Saima Iqbal', ur: 'صائمہ اقبال' }, role: 'employee' };
const owner: NamedStaff = { id: '2', name: { en: 'Nadeem Akhtar', ur: 'ندیم اختر' }, role: 'superadmin' };
const namesake: NamedStaff = { ...saima, id: '3' };

test('a member of staff is found by the name in either script and spelling', () => {
  for (const name of ['saima IQBAL', ' Saima  Iqbal. ', 'صائمه اقبال'])
    expect(staffNamed(name, [owner, saima])).toBe(saima);
});

test('nobody is found by a part of a name, by the name of two people, or without a name', () => {
  expect(staffNamed('Saima', [saima])).toBeNull();
  expect(staffNamed('Saima Iqbal', [saima, namesake])).toBeNull();
  expect(staffNamed(null, [saima])).toBeNull();
});

const arriving = { kind: 'goods', isNameHidden: false, aboutName: null, aboutRole: null } as const;

test('a branch sees what is about nobody, and what is about a known employee', () => {
  expect(isForHeadOffice(arriving)).toBe(false);
  expect(isForHeadOffice({ ...arriving, kind: 'conduct', aboutName: 'Saima', aboutRole: 'employee' })).toBe(
    false,
  );
});

test('only the head office sees what may be about anybody there, about a superadmin, and of who wants it so', () => {
  expect(isForHeadOffice({ ...arriving, kind: 'conduct' })).toBe(true);
  expect(isForHeadOffice({ ...arriving, aboutName: 'Somebody' })).toBe(true);
  expect(isForHeadOffice({ ...arriving, aboutRole: 'superadmin' })).toBe(true);
  expect(isForHeadOffice({ ...arriving, isNameHidden: true })).toBe(true);
});
