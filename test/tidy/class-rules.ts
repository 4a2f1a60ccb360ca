import { dirname, join, normalize } from 'node:path';
import { Visitor } from 'oxc-parser';
import type { Rule } from './rule.ts';
import type { SourceFile } from './source-tree.ts';

const styleModules = /^src\/web\/.*\.module\.css$/;

/** The name of one class, or any of the module if a variable decides. */
interface ClassUse {
  readonly module: string;
  readonly name: string | 'any';
}

/** `#web/a.module.css` and `./a.module.css` as a path of the project. */
function moduleAt(path: string, specifier: string): string {
  const isOfTheWeb = specifier.startsWith('#web/');
  return isOfTheWeb ? specifier.replace('#', 'src/') : normalize(join(dirname(path), specifier));
}

/** The classes that a component takes from the modules it imports. */
function usesOfCode({ path, program }: SourceFile): ClassUse[] {
  const modules = new Map<string, string>();
  const uses: ClassUse[] = [];
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      const [imported] = specifiers;
      if (imported !== undefined && source.value.endsWith('.module.css'))
        modules.set(imported.local.name, moduleAt(path, source.value));
    },
    MemberExpression: ({ object, property, computed }) => {
      const module = object.type === 'Identifier' ? modules.get(object.name) : undefined;
      if (module === undefined) return;
      const isNamed = !computed && property.type === 'Identifier';
      uses.push({ module, name: isNamed ? property.name : 'any' });
    },
  }).visit(program);
  return uses;
}

/** The classes that a style sheet composes its own of. */
function usesOfStyles({ path, text }: SourceFile): ClassUse[] {
  return [...text.matchAll(/\bcomposes: ([\w ]+?)(?: from "([^"]+)")?;/g)].flatMap(
    ([, names = '', specifier]) =>
      names.split(' ').map((name) => ({
        module: specifier === undefined ? path : moduleAt(path, specifier),
        name,
      })),
  );
}

function usesIn(tree: readonly SourceFile[]): ClassUse[] {
  return tree.flatMap((file) => (file.path.endsWith('.css') ? usesOfStyles(file) : usesOfCode(file)));
}

/** The classes in the selectors of a module. */
function classesOf({ text }: SourceFile): Set<string> {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)/g, '');
  const selectors = plain.match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(selectors.join().match(/(?<=\.)[a-z]\w*/gi));
}

const usedClasses: Rule = {
  promise: 'every class of a style module is used',
  of: [styleModules],
  check: (files, tree) => {
    const uses = usesIn(tree);
    return files.flatMap((file) => {
      const used = new Set(uses.filter(({ module }) => module === file.path).map(({ name }) => name));
      if (used.has('any')) return [];
      return [...classesOf(file)]
        .filter((name) => !used.has(name))
        .map((name) => `${file.path} has .${name}`);
    });
  },
  broken: {
    'src/web/a.module.css': '.one { color: inherit; } @media print { .one > .two { color: inherit; } }',
    'src/web/a.tsx': "import classes from './a.module.css';\nexport const name = classes.one;",
  },
};

const knownClasses: Rule = {
  promise: 'every class that is used is in its style module',
  of: [/^src\/web\/.*\.(tsx?|css)$/],
  check: (files, tree) => {
    const classes = new Map(
      tree.filter(({ path }) => styleModules.test(path)).map((file) => [file.path, classesOf(file)]),
    );
    return files.flatMap((file) =>
      usesIn([file])
        .filter(({ module, name }) => name !== 'any' && classes.get(module)?.has(name) !== true)
        .map(({ module, name }) => `${file.path} uses .${name} of ${module}`),
    );
  },
  broken: [
    {
      'src/web/parts/a.module.css': '/* .two */ .one { background: url("two.svg"); }',
      'src/web/a.tsx': "import classes from '#web/parts/a.module.css';\nexport const name = classes.two;",
    },
    { 'src/web/a.module.css': '.one { composes: two from "./parts/a.module.css"; }' },
  ],
};

export const classRules: readonly Rule[] = [usedClasses, knownClasses];
