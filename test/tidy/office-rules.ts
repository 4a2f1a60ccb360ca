import { type Rule, testFile } from './rule.ts';
import type { SourceFile } from './source-tree.ts';
import { wings } from './wing-rules.ts';

const office = 'src/web/office/';
const officeFile = /^src\/web\/office\//;
const room = new RegExp(`^${office}(${wings.join('|')})/([^/]+)/`);
const kit = new RegExp(`^${office}kit/`);
const shellHook = new RegExp(`^${office}shell/(?:drawers/|lender/)?use-[^/]+\\.ts$`);

function roomOf(path: string): string | undefined {
  return room.exec(path)?.[0];
}

/** True if a file is on the ground of the wing that another lies in, or of a wing below. */
function isGroundUnder(target: string, path: string): boolean {
  const [, ground = '', name] = room.exec(target) ?? [];
  const [, wing = ''] = room.exec(path) ?? [];
  return name === 'ground' && wings.indexOf(ground) <= wings.indexOf(wing);
}

interface Reach {
  readonly path: string;
  readonly target: string;
}

/** The imports by the app's files that reach further than allowed. */
function reachingToo(files: readonly SourceFile[], isTooFar: (reach: Reach) => boolean): string[] {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target?.startsWith('src/web/') && isTooFar({ path, target }))
      .map(({ specifier }) => `${path} imports ${specifier}`),
  );
}

const ownRoom: Rule = {
  promise:
    "a room of the office imports the kit, the shell's hooks, the ground of its own wing and of wings below, and no other room's inside",
  of: [room],
  except: [testFile],
  check: (files) =>
    reachingToo(files, ({ path, target }) => {
      if (!target.startsWith(office)) return false;
      if ([kit, shellHook].some((shared) => shared.test(target))) return false;
      return roomOf(target) !== roomOf(path) && !isGroundUnder(target, path);
    }),
  broken: [
    {
      'src/web/office/lender/audit/a.ts': "import { b } from '../branches/b.ts';\nb();",
      'src/web/office/lender/branches/b.ts': 'export const b = () => {};',
    },
    {
      'src/web/office/lender/audit/a.ts': "import { b } from '#web/office/site/ground/b.ts';\nb();",
      'src/web/office/site/ground/b.ts': 'export const b = () => {};',
    },
  ],
};

const kitAlone: Rule = {
  promise: 'the kit of the office imports no feature, no page and nothing of the shell',
  of: [kit],
  except: [testFile],
  check: (files) => reachingToo(files, ({ target }) => target.startsWith(office) && !kit.test(target)),
  broken: { 'src/web/office/kit/ui/a.ts': "import { b } from '../../shell/use-b.ts';\nb();" },
};

const frontEnd = /^src\/web\/(public|sign-in|office)\//;

const ownGround: Rule = {
  promise: 'the office imports nothing of the sign-in pages and nothing of the public site',
  of: [officeFile],
  except: [testFile],
  check: (files) => reachingToo(files, ({ target }) => frontEnd.test(target) && !officeFile.test(target)),
  broken: { 'src/web/office/kit/form/a.ts': "import { b } from '#web/public/forms/b.ts';\nb();" },
};

const sharedRooms: Rule = {
  promise: 'what the public site, the sign-in pages and the office share knows none of them',
  of: ['branch-card', 'site-parts', 'ui', 'format', 'i18n', 'api', 'session'].map(
    (room) => new RegExp(`^src/web/${room}/`),
  ),
  except: [testFile],
  check: (files) => reachingToo(files, ({ target }) => frontEnd.test(target)),
  broken: { 'src/web/branch-card/a.ts': "import { b } from '#web/public/parts/b.ts';\nb();" },
};

export const officeRules: readonly Rule[] = [ownRoom, kitAlone, ownGround, sharedRooms];
