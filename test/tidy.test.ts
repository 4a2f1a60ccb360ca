import { describe, expect, test } from 'vitest';
import { classRules } from './tidy/class-rules.ts';
import { commentRules } from './tidy/comment-rules.ts';
import { importRules } from './tidy/import-rules.ts';
import { namingRules } from './tidy/naming-rules.ts';
import { officeRules } from './tidy/office-rules.ts';
import { phraseRules } from './tidy/phrase-rules.ts';
import { placeRules } from './tidy/place-rules.ts';
import { breachesOf, brokenTreesOf, emptyPatternsOf } from './tidy/rule.ts';
import { sizeRules } from './tidy/size-rules.ts';
import { readSourceTree } from './tidy/source-tree.ts';
import { styleRules } from './tidy/style-rules.ts';
import { wingRules } from './tidy/wing-rules.ts';

const rules = [
  ...classRules,
  ...commentRules,
  ...importRules,
  ...namingRules,
  ...officeRules,
  ...phraseRules,
  ...placeRules,
  ...sizeRules,
  ...styleRules,
  ...wingRules,
];
const tree = readSourceTree(process.cwd());

/** With fewer files than this they were not found, and every rule would pass on nothing. */
const filesMin = 150;

test('the rules read the whole project', () => {
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

describe.each(rules)('$promise', (rule) => {
  test('applies to existing files', () => {
    expect(emptyPatternsOf(rule, tree)).toEqual([]);
  });

  test('holds', () => {
    expect(breachesOf(rule, tree)).toEqual([]);
  });

  test('is detected when broken', () => {
    for (const broken of brokenTreesOf(rule)) {
      expect(breachesOf(rule, broken), broken.map(({ text }) => text).join('\n')).not.toEqual([]);
    }
  });
});
