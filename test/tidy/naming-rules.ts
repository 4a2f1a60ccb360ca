import { basename } from 'node:path';
import { type Node, Visitor } from 'oxc-parser';
import type { Rule } from './rule.ts';
import { lineOf, type SourceFile } from './source-tree.ts';

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

/** The names beside each other in one type, one value or one destructuring. */
function namesTogether({ program }: SourceFile): readonly (readonly Name[])[] {
  const groups: Name[][] = [];
  const add = (members: readonly Node[]) => {
    groups.push(
      members.flatMap((member) =>
        'key' in member && member.key?.type === 'Identifier'
          ? [{ name: member.key.name, start: member.start }]
          : [],
      ),
    );
  };
  new Visitor({
    TSInterfaceBody: ({ body }) => add(body),
    TSTypeLiteral: ({ members }) => add(members),
    ClassBody: ({ body }) => add(body),
    ObjectExpression: ({ properties }) => add(properties),
    ObjectPattern: ({ properties }) => add(properties),
  }).visit(program);
  return groups;
}

interface Name {
  readonly name: string;
  readonly start: number;
}

const fieldsOfLanguages: Rule = {
  promise: 'a text in several languages is one value, not a field for each language',
  of: [/^(src|test|bench)\//],
  // The parameters of a statement, one for each column.
  except: [/^src\/server\/platform\/db\/columns\.test\.ts$/],
  check: (files) =>
    files.flatMap((file) =>
      namesTogether(file).flatMap((names) =>
        names
          .filter(({ name }) => name.endsWith('Ur') && names.some((one) => `${one.name}Ur` === name))
          .map(({ name, start }) => `${file.path}:${lineOf(file, start)} has ${name} beside the same text`),
      ),
    ),
  broken: [
    { 'src/contract/a.ts': 'interface A { readonly name: string; readonly nameUr: string | null }' },
    { 'src/contract/b.ts': 'type B = { name: string; nameUr: string };' },
    { 'src/web/c.ts': 'const c = { nameUr: null, name: 1 };' },
    { 'src/server/d.ts': 'const nameOf = ({ name, nameUr }: never) => nameUr ?? name;' },
  ],
};

export const namingRules: readonly Rule[] = [names, barrels, defaultExports, fieldsOfLanguages];
