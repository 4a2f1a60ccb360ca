import { expect, test } from 'vitest';
import { parentageIn, relativeOfHeading } from './parentage.ts';

test.each([
  ['Muhammad Aslam S/O Abdul Ghani', 'Muhammad Aslam', 'father', 'Abdul Ghani'],
  ['Muhammad Aslam s/o. Abdul Ghani', 'Muhammad Aslam', 'father', 'Abdul Ghani'],
  ['Sana D/O Tariq Mehmood', 'Sana', 'father', 'Tariq Mehmood'],
  ['Nasreen Akhtar W/o: Ghulam Rasool', 'Nasreen Akhtar', 'husband', 'Ghulam Rasool'],
  ['Nasreen wife of Ghulam Rasool', 'Nasreen', 'husband', 'Ghulam Rasool'],
  ['S/O Abdul Ghani', '', 'father', 'Abdul Ghani'],
  ['محمد اسلم ولد عبدالغنی', 'محمد اسلم', 'father', 'عبدالغنی'],
  ['ثنا بنت طارق', 'ثنا', 'father', 'طارق'],
  ['کنیز فاطمہ زوجہ محمد رمضان', 'کنیز فاطمہ', 'husband', 'محمد رمضان'],
])('%s is %j, whose %s is %s', (text, name, relative, relativeName) => {
  expect(parentageIn(text)).toMatchObject({ name, relative, relativeName });
});

test.each([
  'Muhammad Aslam',
  'Muhammad Aslam S/O',
  'Soomro',
  'So Abdul',
  'W O Khan',
  'ولداد خان',
  'خولد',
  '',
])('%j names nobody else', (text) => {
  expect(parentageIn(text)).toBeNull();
});

test.each([
  ['Father Name', 'father'],
  ['F/Name', 'father'],
  ['ولدیت', 'father'],
  ['Husband’s name', 'husband'],
  ['Father/Husband Name', null],
  ['S/O W/O', null],
  ['', null],
])('a column under %j says of all its names: %s', (heading, relative) => {
  expect(relativeOfHeading(heading)).toBe(relative);
});
