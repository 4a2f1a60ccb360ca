import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countTests, type Failure, type Outcome, readReport } from './test-report.ts';
import { machineHere, roomInMemory } from './test-room.ts';

/**
 * `npm run check` runs the fast steps, for before each commit, `npm test` what a change needs, and `npm run test:all` what a
 * release needs: everything in full, and all unit and server tests in each time zone.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** The path of the step's own count. A step without one counts as a single test. */
  readonly report?: string;
  /** The module that each Node process loads before anything else. */
  readonly loadsFirst?: string;
  /** The machine's time zone; its own if left out. */
  readonly timeZone?: string;
  /** Each test tries all that it can (`test/support/runs/thorough.ts`). */
  readonly isThorough?: boolean;
  readonly isFast: boolean;
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

/** The folder of Node's compile cache. */
const compiled = join(root, '.build/compiled');

const home = 'Asia/Karachi';

/** A day west of Karachi, and a day east of it: a date that leans on the machine's zone breaks in one of them. */
const west = 'America/New_York';
const east = 'Pacific/Auckland';

/** The time zone of most servers. */
const middle = 'UTC';

/** The folders where dates are computed, entered and shown. */
const datePaths = ['src/domain', 'src/web/format', 'src/web/public/forms'];

/** The model of the ledger takes as long as all other unit tests, knows no days but the calendar's, and runs among all of them. */
const onlyDates = [...datePaths, '--exclude', '**/*.model.test.ts'];

function inTimeZone(timeZone: string, projects: readonly string[], paths: readonly string[] = []): Step {
  const name = `As if in ${timeZone}: ${projects.join(' and ')} tests`;
  return { name, ...vitest(name.replaceAll(/\W+/g, '-'), projects, paths), timeZone, isFast: false };
}

const checks: readonly Step[] = [
  // By one thread: several look at the same types again, and the other core has work.
  { name: 'Types', command: ['tsc', '-b', '--checkers', '1'], isFast: true },
  { name: 'Format and lint', command: ['biome', 'ci', '--colors=off', '.'], isFast: true },
  { name: 'Nothing unused', command: ['knip'], isFast: true },
  // A date that depends on the machine’s zone breaks west of Karachi or east of it.
  { ...inTimeZone(west, ['unit']), isFast: true },
  { name: 'Build', command: ['node', 'tools/build.ts'], isFast: false },
];

const serverTests = inTimeZone(west, ['server']);

const browserTests: Step = {
  name: 'Browser tests',
  command: ['playwright', 'test', '--reporter=line,json'],
  report: browserReport,
  loadsFirst: join(root, 'test/support/browser/undescribed-expectations.ts'),
  isFast: false,
};

/** Groups of steps, in their order. Those of a group run side by side, because most of them use one core or wait; the last of them is shown as it goes on. */
type Groups = readonly (readonly Step[])[];

const ofChange: Groups = [
  checks,
  [serverTests],
  [inTimeZone(middle, ['unit'], onlyDates), inTimeZone(east, ['unit'], onlyDates), browserTests],
];

const inFull = (step: Step): Step => ({ ...step, isThorough: true });

const ofRelease: Groups = [
  checks.map(inFull),
  [inFull(serverTests)],
  ...[home, middle, east].map((timeZone) => [inTimeZone(timeZone, ['unit', 'server'])]),
  [inFull(browserTests)],
];

/** The project's own programs come first, as npm has it. */
const environment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  NODE_COMPILE_CACHE: compiled,
  // Node strips the types of the browser's tests too, in a third of the time.
  PW_DISABLE_TS_ESM: '1',
  // The folder for the tests' databases and files, none of which outlives them.
  TMPDIR: roomInMemory(await machineHere()) ?? tmpdir(),
};

/** Compiles the product once for all the times that tests start it. A server that root started is another user by its end, who may keep nothing here. */
async function compileProduct(): Promise<void> {
  enableCompileCache(compiled);
  await Promise.all([import('#server/start-product.ts'), import('#sample/sample-lender.ts')]);
  flushCompileCache();
}

/** Runs one step: in sight, or what it says is shown in one piece once it is over. */
async function run(
  { name, command, report, loadsFirst, timeZone, isThorough }: Step,
  isInSight: boolean,
): Promise<Outcome> {
  const heading = `\n── ${name}\n`;
  if (isInSight) process.stdout.write(heading);
  const [program = '', ...parameters] = command;
  const startedAt = performance.now();
  const said: Buffer[] = [];
  const succeeded = await new Promise<boolean>((resolve) => {
    const output = isInSight ? 'inherit' : 'pipe';
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        ...environment,
        ...(timeZone && { TZ: timeZone }),
        ...(isThorough && { THOROUGH: 'on' }),
        ...(loadsFirst && { NODE_OPTIONS: `--import=${pathToFileURL(loadsFirst)}` }),
      },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  if (!isInSight) process.stdout.write(`${heading}${Buffer.concat(said)}`);
  const outcome = judge(succeeded, await readOutcome(name, succeeded, report));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `── ${name}: ${outcome.passed.length} passed, ${outcome.failures.length} failed, ${seconds} s\n`,
  );
  return outcome;
}

/** A step that fails although each of its tests passed, or that ran none, has failed. */
function judge(succeeded: boolean, { passed, failures }: Outcome): Outcome {
  const isHonest = succeeded ? passed.length > 0 : failures.length > 0;
  const itself = { test: 'the step itself', error: 'Its output is above.' };
  return { passed, failures: isHonest ? failures : [...failures, itself] };
}

async function readOutcome(name: string, succeeded: boolean, report: string | undefined): Promise<Outcome> {
  const nothing = { passed: [], failures: [] };
  if (report === undefined) return { ...nothing, passed: succeeded ? [name] : [] };
  // A runner that crashes leaves no report, or half of one.
  const written = await readFile(report, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  return written === undefined ? nothing : readReport(written, root);
}

/** A failed test once more, because a long output is often cut off at its beginning. */
function described(step: string, { test, error }: Failure): string {
  return `\n${step}: ${test}\n${error.replaceAll(/^/gm, '    ')}\n`;
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const wanted: Readonly<Record<string, Groups>> = {
  '--fast': ofChange.map((group) => group.filter(({ isFast }) => isFast)),
  '--all': ofRelease,
};
const outcomes: Outcome[] = [];
const failed: string[] = [];
const chosen = wanted[process.argv[2] ?? ''] ?? ofChange;
const startsProduct = chosen.flat().some(({ isFast }) => !isFast);
// Beside the first steps, which do not start it yet.
const compilation = startsProduct ? compileProduct() : undefined;
for (const group of chosen) {
  const ofGroup = await Promise.all(group.map((step, index) => run(step, index === group.length - 1)));
  await compilation;
  outcomes.push(...ofGroup);
  for (const [index, { failures }] of ofGroup.entries())
    failed.push(...failures.map((failure) => described(group[index]?.name ?? '', failure)));
}
const total = countTests(outcomes);
if (failed.length > 0) process.stdout.write(`\nFailed:\n${failed.join('')}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
