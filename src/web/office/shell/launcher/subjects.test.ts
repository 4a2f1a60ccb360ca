import { expect, test } from 'vitest';
import { staffRoles } from '#domain/rights/role.ts';
import { pagesOf } from '../../pages.ts';
import { subjects } from './subjects.ts';

test.each(staffRoles)(
  'the launcher of a %s has each page once that needs no record and begins no task',
  (role) => {
    const places = pagesOf(role).filter(({ path, isBeginning }) => !path.includes(':') && !isBeginning);
    const listed: readonly string[] = Object.values(subjects).flat();
    expect(new Set(listed).size).toBe(listed.length);
    expect(places.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([]);
  },
);

test.each(staffRoles)('a letter after G leads a %s to one page', (role) => {
  const keys = pagesOf(role).flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
