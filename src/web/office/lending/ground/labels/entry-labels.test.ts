import { expect, test } from 'vitest';
import { entryKindNames } from '#contract/lending/labels/entry-names.messages.ts';

test('a reversal, a refund and a recovery are three ideas with three words in Urdu', () => {
  const words = { reversal: 'منسوخی', refund: 'واپسی', recovery: 'وصولی' } as const;
  const kinds = Object.keys(words) as (keyof typeof words)[];
  for (const kind of kinds)
    expect(kinds.filter((other) => entryKindNames[kind].ur.includes(words[other]))).toEqual([kind]);
});
