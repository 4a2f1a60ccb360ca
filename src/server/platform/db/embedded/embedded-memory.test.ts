import { expect, test } from 'vitest';
import { memorySettings } from './embedded-memory.ts';

const gibibyte = 2 ** 30;

test('the database gets a quarter of the memory, and at most one GiB', () => {
  expect(memorySettings(gibibyte)).toEqual({ shared_buffers: '256MB' });
  expect(memorySettings(24 * gibibyte)).toEqual({ shared_buffers: '1024MB' });
});
