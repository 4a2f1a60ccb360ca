import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const root = `${import.meta.dirname}/../..`;

/**
 * Names a class or an animation after its file and its place among the names there. The public site carries its style and these
 * names in its HTML, so they are short.
 */
export function className(name: string, file: string, css: string): string {
  const [path = ''] = relative(root, file).split('?');
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 5);
  const names = new Set([...css.matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map(([, found]) => found));
  return `_${hash}${[...names].indexOf(name).toString(36)}`;
}
