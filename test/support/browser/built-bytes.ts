import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#test/support/paths.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const clientDir = join(root, 'dist/client');

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
);

/** The size of a file of the field book as sent, in KB. */
export function fieldKilobytes(name: string): number {
  return statSync(join(root, 'dist/field-book/field', `${name}.br`)).size / 1000;
}

/** Every page of the office that is fetched when it is opened. */
export const officePages = Object.keys(manifest).filter((name) => /^office\/.+-page\.tsx$/.test(name));

/** The scripts in import cycles: whichever runs first lacks what it imports. */
export function scriptsInCircles(): string[] {
  const needs = (name: string, wanted: string, seen = new Set<string>()): boolean =>
    (manifest[name]?.imports ?? []).some((next) => {
      if (next === wanted) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return needs(next, wanted, seen);
    });
  return Object.keys(manifest).filter((name) => needs(name, name));
}

/** The size of some entries of the build and everything they import at once, as sent: brotli, in KB. */
export function kilobytesOf(entries: readonly string[]): { js: number; css: number } {
  const js = new Set<string>();
  const css = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not in the build`);
    if (seen.has(name)) return;
    seen.add(name);
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  return { js: sum(js), css: sum(css) };
}

function sum(files: ReadonlySet<string>): number {
  return [...files].reduce((bytes, file) => bytes + statSync(join(clientDir, `${file}.br`)).size, 0) / 1000;
}
