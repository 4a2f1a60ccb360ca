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
  expect(others).toEqual(['V9 Self-contained tokens', 'V17 WebRTC']);
});
