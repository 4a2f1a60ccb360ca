import { expect, test } from 'vitest';
import { roomInMemory } from './test-room.ts';

const gibibyte = 2 ** 30;
const mounts = '/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs rw,relatime 0 0\n';
const free = { files: 8 * gibibyte, memory: 16 * gibibyte };

test('tests keep their files in memory where there is room', () => {
  expect(roomInMemory({ mounts, free })).toBe('/dev/shm');
  expect(roomInMemory({ mounts, free: { ...free, files: gibibyte } })).toBeUndefined();
  expect(roomInMemory({ mounts, free: { ...free, memory: 4 * gibibyte } })).toBeUndefined();
});

test('and not where there is no such folder, or no program may run from it', () => {
  expect(roomInMemory({ mounts: '', free })).toBeUndefined();
  expect(roomInMemory({ mounts: mounts.replace('relatime', 'noexec,relatime'), free })).toBeUndefined();
  expect(roomInMemory({ mounts: mounts.replace('rw,relatime', 'ro'), free })).toBeUndefined();
});
