import { describe, expect, test } from 'vitest';
import { importRules } from './tidy/import-rules.ts';
import { namingRules } from './tidy/naming-rules.ts';
import { placeRules } from './tidy/place-rules.ts';
import { sizeRules } from './tidy/size-rules.ts';
import { readSourceTree, sourceFile } from './tidy/source-tree.ts';
import { wingRules } from './tidy/wing-rules.ts';

const rules = [...importRules, ...namingRules, ...placeRules, ...sizeRules, ...wingRules];
const tree = readSourceTree(process.cwd());

/** Fewer than this means that the files were not found, and every rule would hold of nothing. */
const filesMin = 150;

test('the whole project is looked at', () => {
  expect(tree.length).toBeGreaterThan(filesMin);
  for (const area of [
    'src/domain/',
    'src/contract/',
    'src/server/',
    'src/sample/',
    'src/web/',
    'test/',
    'tools/',
  ]) {
    expect(
      tree.some(({ path }) => path.startsWith(area)),
      area,
    ).toBe(true);
  }
  expect(tree.flatMap(({ imports }) => imports).length).toBeGreaterThan(filesMin);
});

describe.each(rules)('$promise', ({ check, broken }) => {
  test('holds', () => {
    expect(check(tree)).toEqual([]);
  });

  test('is noticed when it is broken', () => {
    expect(check(Object.entries(broken).map(([path, text]) => sourceFile(path, text)))).not.toEqual([]);
  });
});
