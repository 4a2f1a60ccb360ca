import { expect, test } from 'vitest';
import { foundAdvisories, versionsIn } from './found-advisories.ts';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/hono': { version: '4.13.19' },
    'node_modules/@hono/node-server': { version: '2.1.9' },
    'node_modules/a/node_modules/hono': { version: '4.9.1' },
    'node_modules/b/node_modules/hono': { version: '4.9.1' },
    'node_modules/linked': {},
  },
};
const advisory = (vulnerable_versions: string) => ({
  title: 'Path traversal',
  severity: 'high',
  url: 'https://example.org/1',
  vulnerable_versions,
});

test('every installed version of a package is asked for once, without the product itself', () => {
  expect(versionsIn(lock)).toEqual({ hono: ['4.13.19', '4.9.1'], '@hono/node-server': ['2.1.9'] });
});

test('a version that an advisory is about is named, also where another package has it', () => {
  expect(foundAdvisories(lock, { hono: [advisory('<4.10.0')] })).toEqual([
    'hono 4.9.1: Path traversal (high, https://example.org/1)',
  ]);
});

test('a fixed version and a package that is not installed are not named', () => {
  expect(foundAdvisories(lock, { hono: [advisory('<4.9.1')], express: [advisory('*')] })).toEqual([]);
});

test('a prerelease within the versions is named', () => {
  const beta = { packages: { 'node_modules/postgres': { version: '18.4.0-beta.17' } } };
  expect(foundAdvisories(beta, { postgres: [advisory('<18.5.0')] })).toHaveLength(1);
});
