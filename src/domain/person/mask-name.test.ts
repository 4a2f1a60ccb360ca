import { expect, test } from 'vitest';
import { maskName } from './mask-name.ts';

test.each([
  ['Nasreen Akhtar', 'N••• A•••'],
  ['  Ali  ', 'A•••'],
  ['نسرین اختر', 'ن••• ا•••'],
  ['اُمِّ کلثوم', 'اُ••• ک•••'],
  ['Muhammad bin Qasim', 'M••• b••• Q•••'],
])('%s is shown as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
