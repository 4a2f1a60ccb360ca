import { expect, test } from 'vitest';
import { booksOf, succeeded, twoPlans } from '#test/support/ledger/books-model.ts';
import { entryCommands } from '#test/support/ledger/entry-commands.ts';
import { termsCommands } from '#test/support/ledger/terms-commands.ts';
import { fc } from '#test/support/runs/properties.ts';
import { propertyRuns } from '#test/support/runs/property-runs.ts';

const commands = fc.commands([...entryCommands, ...termsCommands], { maxCommands: 120, size: 'max' });

/** Enough runs for each kind of command to succeed a hundred times. */
const runs = Math.max(1200, propertyRuns);

test('after any sequence of actions on two agreements no rupee is lost or left in transfer, and nobody owes more than the price', () => {
  fc.assert(
    fc.property(twoPlans, commands, (plans, sequence) => {
      fc.modelRun(() => booksOf(plans), sequence);
    }),
    { numRuns: runs },
  );
});

test.each([
  'payment',
  'relief',
  'refund',
  'write_off',
  'recovery',
  'transfer',
  'reversal',
  'reversal of a transfer',
  'reschedule',
  'reschedule undone',
  'delivery taken back',
  'delivery again',
  'relief granted',
  'relief stale',
  'asked reschedule granted',
  'asked reschedule stale',
])('%s happened at least a hundred times', (name) => {
  expect(succeeded.get(name) ?? 0).toBeGreaterThanOrEqual(100);
});
