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

/** The results of a step's tests. A test that did not run did not pass. */
export interface Outcome {
  /** The tests that passed, by the names that failures have too. */
  readonly passed: readonly string[];
  readonly failures: readonly Failure[];
}

/** Enough for the message, what was expected and the line; the whole of it is in the output of the step. */
const errorLinesMax = 12;
const lineLengthMax = 300;

const didNotRun = 'It did not run.';

/** Stack lines inside libraries, where the runner called the test. */
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

function ofVitest({ testResults }: JsonTestResults, root: string): Outcome {
  const passed: string[] = [];
  const failures: Failure[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(root, name);
    const failed: Failure[] = [];
    for (const { fullName, status: outcome, failureMessages } of assertionResults) {
      const test = `${file} › ${fullName}`;
      if (outcome === 'passed') passed.push(test);
      else failed.push({ test, error: firstLines(...(failureMessages ?? [])) });
    }
    // The file could not be loaded, or failed around its tests.
    if (status === 'failed' && failed.length === 0) failed.push({ test: file, error: firstLines(message) });
    failures.push(...failed);
  }
  return { passed, failures };
}

function ofPlaywright({ suites, errors }: JSONReport): Outcome {
  const tests = suites.flatMap(specsOf).flatMap(testsOf);
  return {
    passed: tests.filter(({ hasPassed }) => hasPassed).map(({ test }) => test),
    failures: [
      ...errors.map(({ message }) => ({ test: 'outside of the tests', error: firstLines(message) })),
      ...tests.filter(({ hasPassed }) => !hasPassed).map(({ test, error }) => ({ test, error })),
    ],
  };
}

function specsOf({ specs, suites = [] }: JSONReportSuite): readonly JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function testsOf({ file, line, title, tests }: JSONReportSpec) {
  return tests.map(({ projectName, status, results }) => ({
    test: `[${projectName}] ${file}:${line} › ${title}`,
    hasPassed: status === 'expected',
    error: firstLines(...results.flatMap(({ errors }) => errors.map(({ message }) => message))),
  }));
}

/** The number of passed and failed tests over some runs. A test counts once, and only if it passed in each of its runs. */
export function countTests(outcomes: readonly Outcome[]): { passed: number; failed: number } {
  const failed = new Set(outcomes.flatMap(({ failures }) => failures.map(({ test }) => test)));
  const passed = new Set(outcomes.flatMap((outcome) => outcome.passed));
  return { passed: passed.difference(failed).size, failed: failed.size };
}
