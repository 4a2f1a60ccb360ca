import { expect, test } from 'vitest';
import { auditActions } from '#web/office/lender/audit/audit-actions.messages.ts';
import { readSourceTree } from './tidy/source-tree.ts';

/** Actions as the commands name them: `action: 'edit_branch'` beside what is recorded, or given to what records it. */
const named = /\baction: '([a-z]+(?:_[a-z]+)+)'|moneyRequest\(call, '([a-z_]+)'/g;

test('every action that a command names has its sentence in both languages', () => {
  const actions = readSourceTree(process.cwd())
    .filter(({ path }) => path.startsWith('src/server/') && !path.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(named)].map(([, recorded, requested]) => recorded ?? requested));
  expect(actions.length).toBeGreaterThan(20);
  expect(actions.filter((action) => action !== undefined && !Object.hasOwn(auditActions, action))).toEqual(
    [],
  );
});
