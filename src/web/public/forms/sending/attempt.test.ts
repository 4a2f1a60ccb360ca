import { expect, test } from 'vitest';
import { attemptAt } from './attempt.ts';

const keys = () => {
  let made = 0;
  return () => {
    made += 1;
    return `key ${made}`;
  };
};

test('the same content keeps its key; edited content gets another', () => {
  const newKey = keys();
  const first = attemptAt({ message: 'A fridge' }, null, newKey);
  const again = attemptAt({ message: 'A fridge' }, first, newKey);
  const edited = attemptAt({ message: 'Two fridges' }, again, newKey);
  expect([first.key, again.key, edited.key]).toEqual(['key 1', 'key 1', 'key 2']);
});
