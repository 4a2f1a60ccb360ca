import { expect, test } from 'vitest';
import { maskSensitive } from './mask-sensitive.ts';

test.each([
  ['3520212345671', '35202-*****67-1'],
  ['CNIC 35202-1234567-1 seen', 'CNIC 35202-*****67-1 seen'],
  ['03001234567', '0300-*****67'],
  ['call 0300-1234567 after five', 'call 0300-*****67 after five'],
  ['sidra.munir@example.pk', 's***@example.pk'],
  ['سدرہ', 'سدرہ'],
  ['SGD-26-00042', 'SGD-26-00042'],
  ['019a9f3e-8f3c-7d10-9b1a-031234567890', '019a9f3e-8f3c-7d10-9b1a-031234567890'],
])('%s is stored as %s', (written, masked) => {
  expect(maskSensitive(written)).toBe(masked);
  expect(maskSensitive(masked)).toBe(masked);
});

test('nested values are masked too, and figures stay', () => {
  const written = { amount: 3520212345671, people: [{ phone: '03001234567', note: null, isSeen: true }] };
  expect(maskSensitive(written)).toEqual({
    amount: 3520212345671,
    people: [{ phone: '0300-*****67', note: null, isSeen: true }],
  });
});
