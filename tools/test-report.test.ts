import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { countTests, readReport } from './test-report.ts';

/** Reports with only the fields that are read. */
const vitestReport = (testResults: readonly object[]) => ({ testResults }) as unknown as JsonTestResults;

const playwrightReport = (specs: readonly object[], errors: readonly object[] = []) =>
  ({
    stats: {},
    errors,
    // A title around tests makes a suite of its own.
    suites: [{ specs: [], suites: [{ specs }] }],
  }) as unknown as JSONReport;

const red = (text: string) => `\u001b[31m${text}\u001b[39m`;

test('a failed server test is named with its file and the first lines of its error, without colours', () => {
  const long = Array.from({ length: 40 }, (_, index) => red(`line ${index + 1}`));
  const report = vitestReport([
    {
      name: '/qist/src/pay.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a payment is recorded', status: 'passed', failureMessages: [] },
        {
          fullName: 'a receipt is unique',
          status: 'failed',
          failureMessages: [long.join('\n\n    at run (/qist/node_modules/vitest/run.js:1)\n')],
        },
        { fullName: 'a refund is recorded', status: 'skipped', failureMessages: [] },
      ],
    },
  ]);
  const error = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
  expect(readReport(report, '/qist')).toEqual({
    passed: ['src/pay.test.ts › a payment is recorded'],
    failures: [
      { test: 'src/pay.test.ts › a receipt is unique', error },
      { test: 'src/pay.test.ts › a refund is recorded', error: 'It did not run.' },
    ],
  });
});

test('a test file that could not be loaded is named with the reason', () => {
  const file = { name: '/qist/src/pay.test.ts', status: 'failed', message: 'no such module' };
  const { failures } = readReport(vitestReport([{ ...file, assertionResults: [] }]), '/qist');
  expect(failures).toEqual([{ test: 'src/pay.test.ts', error: 'no such module' }]);
});

test('a failed browser test is named with its project and line, and so is one that did not run', () => {
  const spec = (title: string, status: string, errors: readonly string[]) => ({
    file: 'pay.spec.ts',
    line: 7,
    title,
    tests: [{ projectName: 'pages', status, results: [{ errors: errors.map((message) => ({ message })) }] }],
  });
  const report = playwrightReport(
    [
      spec('a payment is recorded', 'expected', []),
      spec('a receipt is shown', 'unexpected', [red('Error: timed out'), 'Error: 500 /api/receipts']),
      spec('a receipt is printed', 'skipped', []),
    ],
    [{ message: 'the server did not start' }],
  );
  expect(readReport(report, '/qist')).toEqual({
    passed: ['[pages] pay.spec.ts:7 › a payment is recorded'],
    failures: [
      { test: 'outside of the tests', error: 'the server did not start' },
      {
        test: '[pages] pay.spec.ts:7 › a receipt is shown',
        error: 'Error: timed out\nError: 500 /api/receipts',
      },
      { test: '[pages] pay.spec.ts:7 › a receipt is printed', error: 'It did not run.' },
    ],
  });
});

test('a test counts once however often it runs, and fails if it fails in one of its runs', () => {
  const error = 'Error: a day too late';
  expect(
    countTests([
      { passed: ['pay › today', 'pay › tomorrow'], failures: [] },
      { passed: ['pay › today'], failures: [{ test: 'pay › tomorrow', error }] },
      { passed: [], failures: [{ test: 'pay › tomorrow', error }] },
    ]),
  ).toEqual({ passed: 1, failed: 1 });
});
