import { expect, test } from 'vitest';
import { roomInMemory } from './test-room.ts';

const gibibyte = 2 ** 30;
const mounts = '/dev/vda / ext4 rw 0 0\ntmpfs /dev/shm tmpfs rw,relatime 0 0\n';
const free = { files: 8 * gibibyte, memory: 16 * gibibyte };

test('test files are in memory if there is space', () => {
  expect(roomInMemory({ mounts, free })).toBe('/dev/shm');
  expect(roomInMemory({ mounts, free: { ...free, files: gibibyte } })).toBeUndefined();
  expect(roomInMemory({ mounts, free: { ...free, memory: 4 * gibibyte } })).toBeUndefined();
});

test('but not without such a folder or if programs cannot run from it', () => {
  expect(roomInMemory({ mounts: '', free })).toBeUndefined();
  expect(roomInMemory({ mounts: mounts.replace('relatime', 'noexec,relatime'), free })).toBeUndefined();
  expect(roomInMemory({ mounts: mounts.replace('rw,relatime', 'ro'), free })).toBeUndefined();
});
