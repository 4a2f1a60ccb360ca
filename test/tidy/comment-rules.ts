import type { Rule } from './rule.ts';
import { lineOf } from './source-tree.ts';

const question = /^\s*\/\*\*(?:\n\s*\*)? (What|Who|Whose|Whom|Where|Whether|How) /gm;

const subjects: Rule = {
  promise: 'a doc comment begins with the thing that it describes',
  of: [/^(src|bench|tools|test)\//],
  check: (files) =>
    files.flatMap((file) =>
      [...file.text.matchAll(question)].map(
        ({ index, 0: found, 1: word }) =>
          `${file.path}:${lineOf(file, index + found.indexOf('/**'))} has a doc comment that begins with ${word}`,
      ),
    ),
  broken: [
    { 'src/server/a.ts': '/** What a command answers. */\nexport const a = 1;' },
    { 'src/server/a.ts': '/**\n * Whether a row is kept.\n */\nexport const a = 1;' },
  ],
};

export const commentRules: readonly Rule[] = [subjects];
