import { dirname, join, normalize } from 'node:path';

/** One text file of the project. */
export interface Document {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Code blocks and code within a line, where a link is only shown. */
const code = /^```[\s\S]*?^```|`[^`\n]*`/gm;

/** The files of the project that a Markdown text links to. */
function targetsOf(text: string): string[] {
  return [...text.replaceAll(code, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
}

/** Links that lead to no file, or to no heading of it. `paths` are all files and folders. */
export function deadLinksOf(documents: readonly Document[], paths: ReadonlySet<string>): string[] {
  const texts = new Map(documents.map(({ path, text }) => [path, text]));
  return documents.flatMap(({ path, text }) =>
    targetsOf(text)
      .filter((target) => {
        const [file = '', anchor] = target.split('#');
        const to = file === '' ? path : normalize(join(dirname(path), file)).replaceAll('\\', '/');
        if (!paths.has(to.replace(/\/$/, ''))) return true;
        return anchor !== undefined && !anchorsOf(texts.get(to) ?? '').includes(anchor);
      })
      .map((target) => `${path} links to ${target}`),
  );
}
