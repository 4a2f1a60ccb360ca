import { basename } from 'node:path';
import type { Rule } from './rule.ts';
import { lineOf } from './source-tree.ts';

/** `service` names no thing; `services` are what the lender offers. */
const vague = /^(utils?|helpers?|misc|common|service|managers?|types|index|shared|lib)$/;
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/;

const names: Rule = {
  promise: 'a file has a kebab-case name that says what is in it',
  of: [/./],
  check: (files) =>
    files
      .map(({ path }) => path)
      .filter((path) => {
        const name = basename(path).replace(/\.(tsx?|css)$/, '');
        const folders = path.split('/').slice(0, -1);
        return !kebab.test(name) || [...folders, name.split('.')[0] ?? ''].some((part) => vague.test(part));
      })
      .map((path) => `${path} has a name that says nothing, or not in kebab-case`),
  broken: { 'src/server/utils.ts': 'export const a = 1;' },
};

const barrels: Rule = {
  promise: 'no file passes on what others export',
  of: [/./],
  check: (files) =>
    files.flatMap((file) =>
      file.program.body
        .filter(
          (node) =>
            node.type === 'ExportAllDeclaration' ||
            (node.type === 'ExportNamedDeclaration' && node.source !== null),
        )
        .map(({ start }) => `${file.path}:${lineOf(file, start)} exports what another file holds`),
    ),
  broken: { 'src/domain/all.ts': "export * from './money.ts';" },
};

const defaultExports: Rule = {
  promise: 'no default exports but where a tool demands one',
  of: [/./],
  except: [/\.config\.ts$/],
  check: (files) =>
    files
      .filter(({ program }) => program.body.some(({ type }) => type === 'ExportDefaultDeclaration'))
      .map(({ path }) => `${path} has a default export`),
  broken: { 'src/domain/a.ts': 'export default 1;' },
};

export const namingRules: readonly Rule[] = [names, barrels, defaultExports];
