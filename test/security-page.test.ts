import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/paths.ts';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const [, ...chapters] = page.split(/^## (?=V\d)/m);

/** The files and folders that the page names: `src/…/name.ts`, also several as `{one,other}.ts` or `*.test.ts`. */
const named = (text: string) =>
  [...text.matchAll(/`((?:src|test|db|docs)\/[^`\s]+)`/g)].map(([, path = '']) => path);

test('every file is named with its full path, and a missing file is detected', () => {
  expect([...page.matchAll(/`([\w.-]+\.tsx?)`/g)].map(([, name]) => name)).toEqual([]);
});

test('every chapter of the standard that applies has a test', () => {
  expect(chapters).toHaveLength(17);
  const shown = chapters.filter((chapter) => named(chapter).some((path) => /\.(test|spec)\.ts$/.test(path)));
  const others = chapters
    .filter((chapter) => !shown.includes(chapter))
    .map((chapter) => chapter.split('\n')[0]);
  expect(others).toEqual(['V17 WebRTC']);
});

/** The tests that hold a claim: a file, and words of the title of a test in it. */
const holding = (text: string) =>
  [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.ts)` “([^”]+)”/g)].map(([, path = '', title = '']) => ({
    path,
    title,
  }));

/** The possible titles in a file: texts that a call begins with. */
const titlesIn = (path: string) =>
  [
    ...readFileSync(join(root, path), 'utf8')
      .replaceAll("\\'", "'")
      .matchAll(/\(\s*(['"`])(.+?)\1,/g),
  ].map(([, , title = '']) => title);

const claims = chapters.flatMap((chapter) => chapter.match(/^- (?!Open: |Tests: |Not used).*/gm) ?? []);

test('every claim names a test that would fail', () => {
  expect(claims.length).toBeGreaterThan(60);
  expect(claims.filter((claim) => holding(claim).length === 0)).toEqual([]);
});

test('every test that a claim names is in its file under that title', () => {
  const missing = holding(page).filter(
    ({ path, title }) => !titlesIn(path).some((each) => each.includes(title)),
  );
  expect(missing).toEqual([]);
});

test('no sentence is there twice', () => {
  const sentences = claims.flatMap((claim) => claim.replace(/ Held by .*/, '').split(/(?<=[.:;]) /));
  const long = sentences.filter((sentence) => sentence.length > 30);
  expect(long.filter((sentence, place) => long.indexOf(sentence) !== place)).toEqual([]);
});
