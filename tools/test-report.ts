import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

/** A test that did not pass, as it is named when all steps are over. */
export interface Failure {
  readonly test: string;
  /** The first lines of what went wrong, without colours. */
  readonly error: string;
}

/** What a step says of its tests. A test that did not run did not pass. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** Enough for the message, what was expected and the line; the whole of it is in the output of the step. */
const errorLinesMax = 12;
const lineLengthMax = 300;

const didNotRun = 'It did not run.';

/** Where the runner called the test. */
const ofLibraries = /^\s+at .*node_modules/;

function firstLines(...errors: readonly (string | undefined)[]): string {
  const text = stripVTControlCharacters(errors.filter(Boolean).join('\n'));
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !ofLibraries.test(line));
  const first = lines.slice(0, errorLinesMax).map((line) => line.slice(0, lineLengthMax));
  return first.join('\n') || didNotRun;
}

/** Reads a report as Vitest or Playwright writes it. `root` is left out of the names of files. */
export function readReport(report: JSONReport | JsonTestResults, root: string): Outcome {
  return 'stats' in report ? ofPlaywright(report) : ofVitest(report, root);
}

function ofVitest({ numPassedTests, testResults }: JsonTestResults, root: string): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, failureMessages }) => ({
        test: `${file} › ${fullName}`,
        error: firstLines(...(failureMessages ?? [])),
      }));
    // The file could not be loaded, or failed around its tests.
    const isWithoutTest = status === 'failed' && failed.length === 0;
    return isWithoutTest ? [{ test: file, error: firstLines(message) }] : failed;
  });
  return { passed: numPassedTests, failures };
}

function ofPlaywright({ stats, suites, errors }: JSONReport): Outcome {
  return {
    passed: stats.expected,
    failures: [
      ...errors.map(({ message }) => ({ test: 'outside of the tests', error: firstLines(message) })),
      ...suites.flatMap(specsOf).flatMap(failuresOf),
    ],
  };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresOf({ file, line, title, tests }: JSONReportSpec): readonly Failure[] {
  return tests
    .filter(({ status }) => status !== 'expected')
    .map(({ projectName, results }) => ({
      test: `[${projectName}] ${file}:${line} › ${title}`,
      error: firstLines(...results.flatMap(({ errors }) => errors.map(({ message }) => message))),
    }));
}
