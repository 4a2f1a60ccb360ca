import type { SourceFile } from './source-tree.ts';

/** One promise about how the code is laid out. */
export interface Rule {
  readonly promise: string;
  /** What breaks it, one readable line each; empty when all is well. */
  readonly check: (tree: readonly SourceFile[]) => string[];
  /** A smallest tree that breaks it: path to text. A rule that does not notice it is no rule. */
  readonly broken: Readonly<Record<string, string>>;
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || path.startsWith('test/');
}

export function areaOf(path: string): string {
  return /^src\/(\w+)[/.]/.exec(path)?.[1] ?? path.split('/')[0] ?? '';
}
