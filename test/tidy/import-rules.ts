import { readFileSync } from 'node:fs';
import { areaOf, type Rule, testFile } from './rule.ts';
import type { SourceFile } from './source-tree.ts';

/** The allowed imports between areas: the domain imports nothing, the contract imports the domain, and server and web don't import each other. */
const mayImport: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['domain', 'contract'],
  server: ['domain', 'contract', 'server'],
  sample: ['domain', 'contract', 'server', 'sample'],
  web: ['domain', 'contract', 'web'],
  /** `src/main.ts` puts the product together. */
  main: ['server', 'sample'],
};

/** The few packages that the inner areas stand on. */
const packagesOf: Record<string, readonly string[]> = { domain: [], contract: ['zod'] };

const manifest: { dependencies: Record<string, string>; optionalDependencies: Record<string, string> } =
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const areas: Rule = {
  promise: 'an area imports only the areas it may know',
  of: Object.keys(mayImport).map((area) => new RegExp(`^src/${area}[/.]`)),
  except: [testFile],
  check: (files) =>
    files.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target !== undefined && !mayImport[areaOf(path)]?.includes(areaOf(target)))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    ),
  broken: { 'src/domain/a.ts': "import { b } from '#server/b.ts';\nb();" },
};

const packages: Rule = {
  promise:
    'domain stands on nothing, contract on zod, and the server only on what is installed with the product',
  of: [/^src\/(domain|contract)\//, /^src\/(server|sample)\//],
  except: [testFile],
  check: (files) =>
    files.flatMap(({ path, imports }) => {
      const allowed = packagesOf[areaOf(path)];
      return imports
        .filter(({ packageName }) => {
          if (packageName === undefined) return false;
          if (allowed !== undefined) return !allowed.includes(packageName);
          if (packageName.startsWith('node:')) return false;
          return !(packageName in manifest.dependencies || packageName in manifest.optionalDependencies);
        })
        .map(({ specifier }) => `${path} imports ${specifier}`);
    }),
  broken: { 'src/server/a.ts': "import { test } from 'vitest';\ntest('', () => {});" },
};

const heavy = /^(react-router|@tanstack\/.*)$/;

const lightSite: Rule = {
  promise: 'the public site carries no router and no query cache',
  of: [/^src\/web\/public\//],
  except: [testFile],
  check: (files, tree) => reaching(files, tree, heavy),
  broken: {
    'src/web/public/a.ts': "import { b } from '../ui/b.ts';\nb();",
    'src/web/ui/b.ts': "import { Link } from 'react-router';\nexport const b = Link;",
  },
};

const lightSignIn: Rule = {
  promise: 'the query cache arrives only with the signed-in area',
  of: [/^src\/web\/(sign-in|receipt-check)\//],
  except: [testFile],
  check: (files, tree) => reaching(files, tree, /^@tanstack\/.*$/),
  broken: {
    'src/web/sign-in/a.ts':
      "import { QueryClient } from '@tanstack/react-query';\nexport const a = QueryClient;",
  },
};

/** Packages that files reach through whatever they import. */
function reaching(starts: readonly SourceFile[], tree: readonly SourceFile[], unwanted: RegExp): string[] {
  const byPath = new Map(tree.map((file) => [file.path, file]));
  const seen = new Set<string>();
  const open = [...starts];
  const found: string[] = [];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file.path)) continue;
    seen.add(file.path);
    for (const { target, packageName } of file.imports) {
      const next = target === undefined ? undefined : byPath.get(target);
      if (next !== undefined) open.push(next);
      if (packageName !== undefined && unwanted.test(packageName))
        found.push(`${file.path} imports ${packageName}`);
    }
  }
  return found;
}

const cycles: Rule = {
  promise: 'no file leads back to itself through what it imports, at once or when it is asked for',
  of: [/./],
  check(files) {
    const targets = new Map(
      files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
    );
    const done = new Set<string>();
    const found: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      const start = trail.indexOf(path);
      if (start >= 0) found.push([...trail.slice(start), path].join(' -> '));
      if (start >= 0 || done.has(path)) return;
      for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
      done.add(path);
    };
    for (const path of targets.keys()) visit(path, []);
    return found;
  },
  broken: {
    'src/web/a.ts': "import { b } from './b.ts';\nexport const a = b;",
    'src/web/b.ts': "export const b = async () => (await import('./a.ts')).a;",
  },
};

export const importRules: readonly Rule[] = [areas, packages, lightSite, lightSignIn, cycles];
