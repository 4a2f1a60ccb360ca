import { expect, test } from 'vitest';
import { matchingGoods } from './matching-goods.ts';

const goods = [
  { names: ['Refrigerator, 12 cubic feet', 'فریج، 12 مکعب فٹ'] },
  { names: ['Room cooler', 'روم کولر'] },
  { names: ['Café chairs', 'کرسیاں'] },
];

const found = (text: string) => matchingGoods(goods, text).map(({ names: [name] }) => name);

test.each([
  ['refri', 'Refrigerator, 12 cubic feet'],
  ['  12   REFRIGERATOR ', 'Refrigerator, 12 cubic feet'],
  ['۱۲ فريج', 'Refrigerator, 12 cubic feet'],
  ['كولر', 'Room cooler'],
  ['روم cooler', 'Room cooler'],
  ['cafe', 'Café chairs'],
])('“%s” finds only %s', (text, name) => {
  expect(found(text)).toEqual([name]);
});

test.each(['ooler', 'refrigerator fan', 'x'.repeat(10_000), '<b>'])('“%.20s” finds nothing', (text) => {
  expect(found(text)).toEqual([]);
});

test('only separators are no search: all are there', () => {
  for (const text of [' ، ', '.*', '']) expect(found(text)).toHaveLength(goods.length);
});
