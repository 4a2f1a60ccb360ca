import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * `npm test` runs every step; `npm run check` only the fast ones, for before each commit; `npm run timezones` all unit and
 * server tests in each time zone.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Where the step leaves its own count; a step without one counts as a single test. */
  readonly report?: string;
  /** Where the machine takes itself to be; its own place if unsaid. */
  readonly timeZone?: string;
  readonly isFast: boolean;
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const root = join(import.meta.dirname, '..');
const reports = join(root, '.build/reports');

const vitest = (name: string, projects: readonly string[], paths: readonly string[] = []) => {
  const report = join(reports, `${name}.json`);
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    command: [...command, ...projects.flatMap((project) => ['--project', project]), ...paths],
    report,
  };
};

const browserReport = join(reports, 'browser.json');

/** Where Node keeps what it has compiled. */
const compiled = join(root, '.build/compiled');

const home = 'Asia/Karachi';

/** A day west of Karachi, and a day east of it: a date that leans on the machine's zone breaks in one of them. */
const west = 'America/New_York';
const east = 'Pacific/Auckland';

/** Where most servers take themselves to be. */
const middle = 'UTC';

/** Where dates are worked out, stored or shown. */
const datePaths = [
  'src/domain',
  'src/web/format',
  'src/web/public/forms',
  ...['agreements', 'approvals', 'collections', 'payments'].map((room) => `src/server/lending/${room}`),
  'src/server/desk/contact-requests',
  'src/server/site/contact-forms',
];

/** The model of the ledger takes as long as all other unit tests, knows no days but the calendar's, and runs among all of them. */
const onlyDates = [...datePaths, '--exclude', '**/*.model.test.ts'];

function inTimeZone(timeZone: string, projects: readonly string[], paths: readonly string[]): Step {
  const name = `As if in ${timeZone}: ${projects.join(' and ')} tests`;
  return { name, ...vitest(name.replaceAll(/\W+/g, '-'), projects, paths), timeZone, isFast: false };
}

const steps: readonly Step[] = [
  { name: 'Format and lint', command: ['biome', 'ci', '--colors=off', '.'], isFast: true },
  { name: 'Types', command: ['tsc', '-b'], isFast: true },
  { name: 'Nothing unused', command: ['knip'], isFast: true },
  // Decision 39: what holds west of Karachi and east of it holds at home.
  { name: `As if in ${west}: unit tests`, ...vitest('unit', ['unit']), timeZone: west, isFast: true },
  { name: 'Build', command: ['node', 'tools/build.ts'], isFast: false },
  inTimeZone(west, ['server'], []),
  inTimeZone(middle, ['unit'], onlyDates),
  inTimeZone(east, ['unit', 'server'], onlyDates),
  {
    name: 'Browser tests',
    command: ['playwright', 'test', '--reporter=line,json'],
    report: browserReport,
    isFast: false,
  },
];

/** The project's own programs come first, as npm has it. */
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  NODE_COMPILE_CACHE: compiled,
};

/** Compiles the product once for all the times that tests start it. A server that root started is another user by its end, who may keep nothing here. */
async function compileProduct(): Promise<void> {
  enableCompileCache(compiled);
  await import('#server/start-product.ts');
  flushCompileCache();
}

/** Runs one step in sight. */
async function run({ name, command, report, timeZone }: Step): Promise<Count> {
  process.stdout.write(`\n── ${name}\n`);
  const [program = '', ...parameters] = command;
  const startedAt = performance.now();
  const succeeded = await new Promise<boolean>((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, ...(timeZone && { TZ: timeZone }) },
      shell: process.platform === 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
  const count =
    report === undefined
      ? { passed: Number(succeeded), failed: Number(!succeeded) }
      : await readCount(report);
  // A step that fails although each of its tests passed, or that ran none, has failed.
  const isHonest = succeeded ? count.passed > 0 : count.failed > 0;
  const counted = isHonest ? count : { passed: count.passed, failed: count.failed + 1 };
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds} s\n`);
  return counted;
}

/** The counts as Vitest and Playwright write them. A test that did not run did not pass. */
async function readCount(report: string): Promise<Count> {
  // A runner that crashes leaves no report, or half of one.
  const written = await readFile(report, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (written === undefined) return { passed: 0, failed: 1 };
  const { stats, ...result } = written;
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    : { passed: result.numPassedTests, failed: result.numTotalTests - result.numPassedTests };
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const wanted: Readonly<Record<string, () => readonly Step[]>> = {
  '--fast': () => steps.filter(({ isFast }) => isFast),
  '--timezones': () =>
    [home, west, middle, east].map((timeZone) => inTimeZone(timeZone, ['unit', 'server'], [])),
};
let passed = 0;
let failed = 0;
const chosen = wanted[process.argv[2] ?? '']?.() ?? steps;
if (chosen.some(({ isFast }) => !isFast)) await compileProduct();
for (const step of chosen) {
  const count = await run(step);
  passed += count.passed;
  failed += count.failed;
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
