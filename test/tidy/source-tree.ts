import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Program, parseSync, Visitor } from 'oxc-parser';

/** One TypeScript or CSS file of the project, as the rules look at it. */
export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Empty for CSS. */
  readonly program: Program;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** The project file it leads to; undefined for a package, a built-in module or a file that is no TypeScript. */
  readonly target: string | undefined;
  /** A package's or built-in module's name; undefined for files of the project. */
  readonly packageName: string | undefined;
}

/** Every TypeScript and CSS file that git tracks or would track, so that neither builds nor dependencies are looked at. */
export function readSourceTree(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return [...new Set(listed.toString().split('\n'))]
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')));
}

/** Parses one file; a test makes a tree of its own from texts. */
export function sourceFile(path: string, text: string): SourceFile {
  const { program, errors } = path.endsWith('.css') ? parseSync('a.ts', '') : parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} can't be parsed: ${errors[0]?.message}`);
  return {
    path,
    text,
    program,
    imports: specifiersOf(program).map((specifier) => resolved(path, specifier)),
  };
}

/** The modules that a file imports at once, and those it fetches later. */
function specifiersOf(program: Program): string[] {
  const specifiers: string[] = [];
  const add = (source: { value?: unknown } | null) => {
    if (typeof source?.value === 'string') specifiers.push(source.value);
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source as { value?: unknown }),
  }).visit(program);
  return specifiers;
}

/** `#domain/x.ts` is `src/domain/x.ts`; `#test/x.ts` and `#tools/x.ts` stand at the root. */
function resolved(from: string, specifier: string): Import {
  const area = /^#(\w+)\/(.+)$/.exec(specifier);
  if (area !== null) {
    const folder = ['test', 'tools'].includes(area[1] ?? '') ? area[1] : `src/${area[1]}`;
    return { specifier, target: `${folder}/${area[2]}`, packageName: undefined };
  }
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(from), specifier)).replaceAll('\\', '/');
    return { specifier, target: /\.tsx?$/.test(target) ? target : undefined, packageName: undefined };
  }
  const packageName = specifier.startsWith('node:')
    ? specifier
    : specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  return { specifier, target: undefined, packageName };
}

/** The line, counted from 1, on which an offset lies. */
export function lineOf({ text }: SourceFile, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
