import { dirname } from 'node:path';
import { type Rule, testFile } from './rule.ts';
import type { SourceFile } from './source-tree.ts';

/** From the ground up. A wing imports only from those before it. */
export const wings = ['platform', 'identity', 'lending', 'desk', 'insight', 'lender', 'site'];

const roomFilesMin = 3;

interface Place {
  readonly area: string;
  /** Undefined on the ground that all wings of an area share: fields, money, the office's kit. */
  readonly wing: string | undefined;
  /** A file that lies directly in its wing is a room of its own. */
  readonly room: string;
}

function placeOf(path: string): Place | undefined {
  const [, area = '', ...inner] = path.split('/');
  if (!path.startsWith('src/') || inner.length === 0) return undefined;
  const isOffice = area === 'web' && inner[0] === 'office';
  const [first = '', second = ''] = isOffice ? inner.slice(1) : inner;
  if (wings.includes(first)) return { area, wing: first, room: `${first}/${second}` };
  return { area, wing: undefined, room: isOffice ? `office/${first}` : first };
}

interface Arrow {
  readonly from: Place;
  readonly to: Place;
  readonly said: string;
}

function arrows(files: readonly SourceFile[]): Arrow[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, specifier }) => {
      const from = placeOf(path);
      const to = target === undefined ? undefined : placeOf(target);
      return from === undefined || to === undefined
        ? []
        : [{ from, to, said: `${path} imports ${specifier}` }];
    }),
  );
}

/**
 * True if an import goes to a higher wing. The server's platform keeps the settings of every wing, and the error catalogue has
 * a text for the refusals of every wing's rules. So both may import any wing of the areas below theirs.
 */
function rises({ from, to }: Arrow): boolean {
  if (to.wing === undefined) return false;
  const room = `${from.area}/${from.room}`;
  if (from.area !== to.area && (from.wing === 'platform' || room === 'contract/errors')) return false;
  return from.wing === undefined ? groundRooms.has(room) : rank(to) > rank(from);
}

function rank({ wing }: Place): number {
  return wings.indexOf(wing ?? '');
}

/** The ground that an area's wings share. What puts an area together (its app, its table of endpoints) knows them all. */
const groundRooms = new Set([
  'domain/money',
  'domain/calendar',
  'domain/person',
  'domain/rights',
  'domain/tables',
  'contract/endpoint.ts',
  'contract/errors',
  'contract/field-messages',
  'contract/fields',
  'web/format',
  'web/i18n',
  'web/ui',
  'web/office/kit',
]);

const order: Rule = {
  promise: 'a wing imports only from the wings below it, and the ground knows no wing',
  of: [
    /^src\//,
    ...wings.map((wing) => new RegExp(`^src/server/${wing}/`)),
    ...[...groundRooms].map((room) => new RegExp(`^src/${room}\\b`)),
  ],
  except: [testFile],
  check: (files) =>
    arrows(files)
      .filter(rises)
      .map(({ said }) => said),
  broken: [
    {
      'src/server/identity/session/a.ts': "import { b } from '#server/lending/payments/b.ts';\nb();",
      'src/server/lending/payments/b.ts': 'export const b = () => {};',
    },
    {
      'src/web/office/kit/ui/a.ts': "import { b } from '#contract/lending/b.ts';\nb();",
      'src/contract/lending/b.ts': 'export const b = () => {};',
    },
    {
      'src/web/office/kit/ui/a.ts':
        "import type { b } from '#domain/desk/challenges/b.ts';\nconst a: typeof b = 1;",
      'src/domain/desk/challenges/b.ts': 'export const b = 1;',
    },
    {
      'src/web/office/lending/ground/a.ts': "import { b } from '#contract/desk/b.ts';\nb();",
      'src/contract/desk/b.ts': 'export const b = () => {};',
    },
    {
      'src/contract/fields/a.ts': "import { b } from '#domain/lending/ledger/b.ts';\nb();",
      'src/domain/lending/ledger/b.ts': 'export const b = () => {};',
    },
  ],
};

interface Way {
  readonly from: string;
  readonly to: string;
  readonly said: string;
}

/** The messages about cycles between rooms. */
function inCircles(all: readonly Way[]): string[] {
  const ways = all.filter(({ from, to }) => from !== to);
  const next = Map.groupBy(ways, ({ from }) => from);
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [start];
    for (let room = open.pop(); room !== undefined; room = open.pop()) {
      for (const { to } of next.get(room) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        open.push(to);
      }
    }
    return seen;
  };
  return ways.filter(({ from, to }) => reached(to).has(from)).map(({ said }) => said);
}

const rooms: Rule = {
  promise: 'the rooms of a wing stand in one order: no room reaches itself through others',
  of: [/^src\/(domain|contract|server)\//],
  except: [testFile],
  check(files) {
    return inCircles(
      arrows(files)
        .filter(({ from, to }) => from.area === to.area && from.wing !== undefined && from.wing === to.wing)
        .map(({ from, to, said }) => ({
          from: `${from.area}:${from.room}`,
          to: `${to.area}:${to.room}`,
          said,
        })),
    );
  },
  broken: {
    'src/server/lending/a/one.ts': "import { two } from '../b/two.ts';\nexport const one = two;",
    'src/server/lending/b/two.ts':
      "import type { three } from '../a/three.ts';\nexport const two = 2 as typeof three;",
    'src/server/lending/a/three.ts': 'export const three = 3;',
  },
};

/** Each holds rooms: its folders, and the files that lie directly in it. */
const houses = ['src/web/', 'src/web/office/', 'src/web/office/kit/'];

const webRooms: Rule = {
  promise:
    'the rooms of the browser, those of its office and those of its kit stand in one order: no room reaches itself through others',
  of: houses.map((house) => new RegExp(`^${house}`)),
  except: [testFile],
  check: (files) =>
    houses.flatMap((house) => {
      const roomIn = (path: string) => path.slice(house.length).split('/')[0] ?? '';
      return inCircles(
        files.flatMap(({ path, imports }) =>
          imports.flatMap(({ target, specifier }) =>
            path.startsWith(house) && target?.startsWith(house)
              ? [{ from: roomIn(path), to: roomIn(target), said: `${path} imports ${specifier}` }]
              : [],
          ),
        ),
      );
    }),
  broken: {
    'src/web/office/shell/a.ts': "import { b } from '../desk/b.ts';\nexport const a = b;",
    'src/web/office/desk/b.ts': "import type { c } from '../shell/c.ts';\nexport const b = 2 as typeof c;",
    'src/web/office/shell/c.ts': 'export const c = 3;',
  },
};

const roomSize: Rule = {
  promise: `a room of the server holds at least ${roomFilesMin} files, tests included`,
  of: [/^src\/server\/\w+\/[\w-]+\//],
  check(files) {
    const folders = Map.groupBy(files, ({ path }) => dirname(path));
    return [...folders]
      .filter(([, files]) => files.length < roomFilesMin)
      .map(([folder, files]) => `${folder} has ${files.length} files`);
  },
  broken: { 'src/server/lending/lonely/a.ts': 'export const a = 1;' },
};

export const wingRules: readonly Rule[] = [order, rooms, webRooms, roomSize];
