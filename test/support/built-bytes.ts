import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const clientDir = join(root, 'dist/client');

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
);

/** Every page of the office that is fetched when it is opened. */
export const officePages = Object.keys(manifest).filter((name) => /^office\/.+-page\.tsx$/.test(name));

/** What a browser fetches for some entries of the build and everything they import at once, as it is sent: brotli, in KB. */
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

/** Files that need each other before either of them has run, as a way around; a browser would find one of them empty. */
export function importCircles(): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (name: string, way: readonly string[]) => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' -> '));
    if (done.has(name)) return;
    done.add(name);
    for (const imported of manifest[name]?.imports ?? []) visit(imported, [...way, name]);
  };
  for (const name of Object.keys(manifest)) visit(name, []);
  return circles;
}

function sum(files: ReadonlySet<string>): number {
  return [...files].reduce((bytes, file) => bytes + statSync(join(clientDir, `${file}.br`)).size, 0) / 1000;
}
