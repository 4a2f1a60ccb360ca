import { Visitor } from 'oxc-parser';
import { capabilities } from '#domain/rights/capabilities.ts';
import { type Rule, testFile, tests } from './rule.ts';
import { lineOf, type SourceFile } from './source-tree.ts';

/** Something that may be written in a few places only. */
interface Reserved extends Omit<Rule, 'check'> {
  readonly pattern: RegExp;
}

const app = [/^src\/web\//];

const reserved: readonly Reserved[] = [
  {
    promise: 'only the clock reads the present moment',
    pattern: /\bnew Date\(\)|\bDate\.now\b|\bperformance\.now\b/g,
    of: [/^src\//],
    except: [/^src\/server\/platform\/clock\.ts$/, /^src\/web\/(format\/now|field\/book\/phone-clock)\.ts$/],
    broken: { 'src/server/a.ts': 'export const a = Date.now();' },
  },
  {
    promise: 'no date is cut out of an ISO string or read from one without a time zone',
    pattern:
      /toISOString\(\)\s*\.(slice|substring|split)|new Date\((['"`])(?![^'"`]*T[^'"`]*(Z|[+-]\d\d:\d\d)\2)/g,
    of: [/^src\//],
    broken: [
      { 'src/domain/a.ts': "export const a = new Date('2026-11-20');" },
      { 'src/domain/a.ts': "export const a = new Date('2026-11-20T09:00:00');" },
      { 'src/domain/a.ts': 'export const a = (at: Date) => at.toISOString().slice(0, 10);' },
    ],
  },
  {
    promise: 'no date is taken apart or put together in the time zone of the machine',
    pattern:
      /\.(get|set)(Year|FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(|\.getTimezoneOffset\(|\.to(Date|Time)String\(|\bnew Date\([^()]*,/g,
    of: [/^src\//],
    broken: [
      { 'src/server/a.ts': 'export const a = (at: Date) => at.getDate();' },
      { 'src/server/a.ts': 'export const a = new Date(2026, 10, 20);' },
      { 'src/server/a.ts': 'export const a = (at: Date) => at.toDateString();' },
    ],
  },
  {
    promise: 'SQL lives in queries, commands and db',
    pattern: /\bsql(<\w+>)?`|`\s*(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|WITH \w+ AS)\b/g,
    of: [
      /^src\/(domain|contract|web)\//,
      /^src\/server\/platform\/http\//,
      /^src\/server\/.*\.routes\.ts$/,
      /^src\/server\/.*\.view\.ts$/,
    ],
    broken: { 'src/server/customers/customers.routes.ts': 'export const a = `SELECT 1`;' },
  },
  {
    promise: 'a row has the names of the program, not those of its columns',
    pattern: /\b[a-z]+(_[a-z]+)+\??: (string|number|boolean|Date|Buffer)\b/g,
    of: [/^src\/server\//],
    except: [/^src\/server\/platform\/db\/tables\.ts$/],
    broken: { 'src/server/lending/customers/a.ts': 'export interface Row { full_name: string }' },
  },
  {
    promise: 'a statement has a name, or is put together with `sql`',
    pattern: /\.query(<.*>)?\(\s*[`'"]\s*(SELECT|INSERT|UPDATE|DELETE|WITH|MERGE)\b/g,
    of: [/^src\/server\//],
    // They run before there is a server, or copy the tables whatever their names are.
    except: [
      testFile,
      /^src\/server\/platform\/db\/(at-start\/.*|embedded\/.*|migrate)\.ts$/,
      /^src\/server\/lender\/backup\//,
    ],
    broken: [
      { 'src/server/lending/customers/a.ts': "export const a = (pool: Pool) => pool.query('SELECT 1');" },
      {
        'src/server/lending/customers/a.ts':
          'export const a = (p: Pool) => p.query<Row>(\n  `DELETE FROM a`);',
      },
    ],
  },
  {
    promise: 'a statement with more than six values gives them names',
    pattern: /\$([7-9]|\d\d)\b/g,
    of: [/^src\/server\//],
    broken: { 'src/server/lending/customers/a.ts': "export const a = 'VALUES ($6, $7)';" },
  },
  {
    promise: 'the app formats money, numbers and dates in one folder',
    pattern: /\bIntl\.(NumberFormat|DateTimeFormat|RelativeTimeFormat)\b|\.toLocale(Date|Time)?String\(/g,
    of: app,
    except: [/^src\/web\/format\//],
    broken: { 'src/web/office/a.ts': "export const a = (1).toLocaleString('en');" },
  },
  {
    promise: 'the app writes its addresses in one file',
    pattern: /['"`]\/(admin|employee|customer|sign-in|dashboard|404|r)(\/[^'"`]*)?['"`]/g,
    of: app,
    except: [/^src\/web\/paths\.ts$/],
    broken: { 'src/web/office/a.ts': "export const a = '/admin/customers';" },
  },
  {
    promise: 'who may do what is read from the endpoint at the door, and nowhere behind it',
    pattern: /#domain\/rights\/capabilities\.ts/g,
    of: [/^src\/server\//],
    except: [/^src\/server\/platform\/(reach|http\/(authorize|call))\.ts$/],
    broken: {
      'src/server/lending/customers/a.ts': "import { may } from '#domain/rights/capabilities.ts';\nmay();",
    },
  },
  {
    promise: 'only the door makes a reach',
    pattern: /\bas (unknown as )?\w*Reach(Of|Beside)?\b/g,
    of: [/^src\/server\//],
    except: [/^src\/server\/platform\/http\/authorize\.ts$/],
    broken: { 'src/server/lending/a.ts': "export const a = { extent: 'all' } as Reach<'all'>;" },
  },
  {
    promise: 'a reach of what is assigned is no reach of the branch',
    pattern: /\breach\.branchId\b/g,
    of: [/^src\/server\//],
    except: [
      /^src\/server\/platform\/reach\.ts$/,
      // Requests that nobody has yet, and the owner of a colleague's request.
      /^src\/server\/desk\/(request-queue\/request-reach|contact-requests\/lock-request)\.ts$/,
      // A page is told that something of its branch changed, and asks within its reach.
      /^src\/server\/platform\/live\/live-streams\.ts$/,
    ],
    broken: { 'src/server/desk/a.ts': "a(reach.extent === 'all' ? null : reach.branchId);" },
  },
  {
    promise: 'behind the contract no capability is named again',
    pattern: new RegExp(`'(${capabilities.join('|').replaceAll('.', '\\.')})'`, 'g'),
    of: [/^src\/server\//],
    // Only the user's own account is open before the second step is turned on.
    except: [/^src\/server\/platform\/http\/authorize\.ts$/],
    broken: { 'src/server/lending/a.ts': "export type A = ReachOf<'customers.read'>;" },
  },
  {
    promise: 'behind the door nobody is judged by their role',
    pattern: /\brole [!=]==|[!=]== (\w+\.)?role\b/g,
    of: [/^src\/server\//],
    except: [
      // The storage of a session, before anybody is let in.
      /^src\/server\/identity\/session\//,
      // The role of the person whom the change is about, not of who makes it.
      /^src\/server\/lender\/employees\//,
      /^src\/server\/lending\/second-step-resets\/request-second-step-reset\.ts$/,
      // The database's own roles.
      /^src\/server\/platform\/db\/embedded\//,
    ],
    broken: { 'src/server/lending/a.view.ts': "export const a = ({ role }) => role === 'superadmin';" },
  },
  {
    promise: 'a feature of the office asks how far a capability extends, and for no role',
    pattern: /\buseRole\b/g,
    of: [/^src\/web\/office\/(identity|lending|desk|insight|lender|site)\//],
    broken: {
      'src/web/office/lending/a.tsx': "export const useA = () => useRole() === 'superadmin';",
    },
  },
  {
    promise: 'browser storage is touched by the session alone',
    pattern: /\blocalStorage\b/g,
    of: app,
    except: [/^src\/web\/session\//],
    broken: { 'src/web/office/a.ts': "localStorage.setItem('a', 'b');" },
  },
];

function reservedRule({ pattern, except = [], ...rule }: Reserved): Rule {
  return { ...rule, except: [...except, testFile], check: foundIn(pattern) };
}

/** Names each place of the files where a pattern is found outside comments. */
function foundIn(pattern: RegExp): Rule['check'] {
  return (files) => files.flatMap((file) => matchesIn(file, pattern).map(({ said }) => said));
}

function matchesIn(file: SourceFile, pattern: RegExp): { readonly line: number; readonly said: string }[] {
  return [...withoutComments(file).matchAll(pattern)].map(({ index, 0: found }) => {
    const line = lineOf(file, index);
    return { line, said: `${file.path}:${line} has ${found}` };
  });
}

/** The text with comments blanked out, offsets kept. Good enough: a comment mark inside a string hides only the rest of its line. */
function withoutComments({ text }: SourceFile): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** Tests that break a rule about tests, each in its own way. */
function brokenTests(...texts: readonly string[]): Record<string, string>[] {
  return texts.map((text) => ({ 'test/a.test.ts': text }));
}

const honestTests: Rule = {
  promise: 'no test is skipped, left for later, meant to fail, tried again or stands alone',
  of: [...tests, /^[^/]+\.config\.ts$/],
  except: [/^test\/tidy\//],
  check: foundIn(
    /\.(skip|only|todo|fixme|fails?|skipIf|runIf)\b|\b(skip|only|todo|fails): true|\bretry:|\bretries:\s*[1-9]/g,
  ),
  broken: brokenTests(
    "test.skip('a', () => {});",
    "describe.only('a', () => {});",
    "test.todo('a');",
    'test.fixme();',
    "test.fails('a', () => {});",
    "test.fail('a', () => {});",
    "test.skipIf(isWindows)('a', () => {});",
    "describe.runIf(isLinux)('a', () => {});",
    "test('a', { skip: true }, () => {});",
    "test('a', { retry: 2 }, () => {});",
    'test.describe.configure({ retries: 2 });',
  ),
};

/** Code that waits for time to pass and not for something to happen. */
const sleep =
  /\bsetTimeout\b(?!')|\btimers\/promises\b|\bscheduler\.wait\(|\bwaitForTimeout\(|\bpg_sleep\w*\(/g;

/** The line before a delay that is no sleep: the slowness that the test is about, or a clock that the test moves by hand. */
const saysWhatIsSlow = /^\s*\/\/ Slow on purpose: \S/;

const wideAwakeTests: Rule = {
  promise: 'no test sleeps; a delay that a test is about says so in the line before it',
  of: tests,
  except: [/^test\/tidy\//],
  check: (files) =>
    files.flatMap((file) => {
      const lines = file.text.split('\n');
      return matchesIn(file, sleep)
        .filter(({ line }) => !saysWhatIsSlow.test(lines[line - 2] ?? ''))
        .map(({ said }) => said);
    }),
  broken: brokenTests(
    'await new Promise((resolve) => setTimeout(resolve, 100));',
    'await new Promise((resolve) => setTimeout(() => resolve(1), 100));',
    'await promisify(setTimeout)(100);',
    "import { setTimeout as pause } from 'node:timers/promises';\nawait pause(100);",
    'await scheduler.wait(100);',
    'await page.waitForTimeout(100);',
    "await pool.query('SELECT pg_sleep(1)');",
    "// Slow on purpose: \nawait pool.query('SELECT pg_sleep(1)');",
  ),
};

const ownGlobals: Rule = {
  promise: 'a server within a test leaves the globals of the worker alone, which other files share',
  of: tests,
  except: [/^test\/tidy\//],
  check: foundIn(/\bgetRequestListener\((?![^;]*overrideGlobalObjects: false)/g),
  broken: brokenTests('const server = createServer(getRequestListener(app.fetch));'),
};

const endpointsByName: Rule = {
  promise: 'a test asks an endpoint by its name in the contract, not by an address of its own',
  of: [/^src\/(server|sample)\/.*\.test\.ts$/, /^test\//],
  except: [
    /^test\/tidy\//,
    // The way to Google and back is of pages, which the contract does not name.
    /\/google\.test\.ts$/,
    /\/openid-provider\.ts$/,
    // So are the addresses at which providers of messages report.
    /\/message-gateways\.ts$/,
    // About addresses as they come, also those that nothing answers.
    /\/observe\.test\.ts$/,
    /\/hostile-headers\.spec\.ts$/,
  ],
  check: foundIn(/['"`](\$\{[^}`]*\})?\/api\/[^'"`]*/g),
  broken: brokenTests(
    "await testApi.send('GET', '/api/lender');",
    `await fetch(\`\${address}/api/lender\`);`,
  ),
};

const saidInMessages: Rule = {
  promise: 'what a person reads stands in message files, not between tags',
  of: [/^src\/web\/.*\.tsx$/],
  check: (files) =>
    files.flatMap((file) => {
      const found: string[] = [];
      new Visitor({
        JSXText(node) {
          if (/\p{L}{2}/u.test(node.value))
            found.push(`${file.path}:${lineOf(file, node.start)} says ${node.value.trim()}`);
        },
      }).visit(file.program);
      return found;
    }),
  broken: { 'src/web/office/a.tsx': 'export const A = () => <p>Customers</p>;' },
};

export const placeRules: readonly Rule[] = [
  ...reserved.map(reservedRule),
  honestTests,
  wideAwakeTests,
  ownGlobals,
  endpointsByName,
  saidInMessages,
];
