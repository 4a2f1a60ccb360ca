import { type SourceFile, sourceFile } from './source-tree.ts';

/** One promise about how the code is laid out. */
export interface Rule {
  readonly promise: string;
  /** The files that it applies to. Each pattern must match a file of the project: a rule without files would always pass. */
  readonly of: readonly RegExp[];
  /** The exceptions among them. Each pattern must match a file, so that no exception outlives its reason. */
  readonly except?: readonly RegExp[];
  /**
   * The violations, one readable line each; empty if there are none. `tree` has all files, for those that the checked files
   * refer to.
   */
  readonly check: (files: readonly SourceFile[], tree: readonly SourceFile[]) => string[];
  /** A minimal tree that breaks the rule, or one for each way to break it. The rule must detect them all. */
  readonly broken: Tree | readonly Tree[];
}

/** Path to text. */
type Tree = Readonly<Record<string, string>>;

export const testFile = /\.(test|spec)\.tsx?$/;

/** Tests, and what is there for them alone. */
export const tests = [testFile, /^test\//];

/** The breaches of a rule in a tree. */
export function breachesOf({ of, except = [], check }: Rule, tree: readonly SourceFile[]): string[] {
  const held = tree.filter(({ path }) => matches(path, of) && !matches(path, except));
  return check(held, tree);
}

/** The patterns of a rule that match no file of a tree. */
export function emptyPatternsOf({ of, except = [] }: Rule, tree: readonly SourceFile[]): RegExp[] {
  const held = tree.filter(({ path }) => matches(path, of));
  return [
    ...of.filter((pattern) => !tree.some(({ path }) => pattern.test(path))),
    ...except.filter((pattern) => !held.some(({ path }) => pattern.test(path))),
  ];
}

/** Each tree that breaks a rule, read. */
export function brokenTreesOf({ broken }: Rule): SourceFile[][] {
  return [broken].flat().map((tree) => Object.entries(tree).map(([path, text]) => sourceFile(path, text)));
}

function matches(path: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

export function areaOf(path: string): string {
  return /^src\/(\w+)[/.]/.exec(path)?.[1] ?? path.split('/')[0] ?? '';
}
