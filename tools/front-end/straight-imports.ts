import { readFile } from 'node:fs/promises';
import { type Plugin, parseAst } from 'vite';

/** The origin of a library's export: a file, and the name that the file exports it by. */
export interface Origin {
  readonly file: string;
  readonly name: string;
}

/** Libraries whose index only hands on what other files export. */
const libraries = ['@tanstack/react-query', '@tanstack/query-core'];

/** Finds the file that an import is about; `undefined` if there is none. */
type Resolve = (source: string, importer: string) => Promise<string | undefined>;

const nameOf = (node: { readonly type: string; readonly name?: string }) => node.name ?? '';

/** The origin of each name that an index hands on. */
export async function originsOf(
  index: string,
  resolve: Resolve,
  read: (file: string) => Promise<string>,
): Promise<ReadonlyMap<string, Origin>> {
  const imported = new Map<string, Origin>();
  const origins = new Map<string, Origin>();
  const at = async (source: string) => {
    const file = await resolve(source, index);
    if (file === undefined) throw new Error(`${index} imports ${source}, which is not there`);
    return file;
  };
  for (const node of parseAst(await read(index)).body) {
    if (node.type === 'ImportDeclaration') {
      const file = await at(node.source.value);
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier')
          imported.set(specifier.local.name, { file, name: nameOf(specifier.imported) });
      }
    }
    if (node.type === 'ExportAllDeclaration' && node.exported === null) {
      for (const [name, origin] of await originsOf(await at(node.source.value), resolve, read)) {
        if (!origins.has(name)) origins.set(name, origin);
      }
    }
    if (node.type === 'ExportNamedDeclaration') {
      const file = node.source === null ? undefined : await at(node.source.value);
      for (const { local, exported } of node.specifiers) {
        const name = nameOf(local);
        const origin = file === undefined ? imported.get(name) : { file, name };
        if (origin !== undefined) origins.set(nameOf(exported), origin);
      }
    }
  }
  return origins;
}

/**
 * Rewrites the imports of a library so that they name the files that export what is imported. An import that takes the whole
 * library, or a name that the index makes itself, stays as it is.
 */
export async function straightened(
  code: string,
  indexOf: (source: string) => Promise<ReadonlyMap<string, Origin> | undefined>,
): Promise<string> {
  let written = code;
  for (const node of parseAst(code).body.reverse()) {
    if (node.type !== 'ImportDeclaration') continue;
    const origins = await indexOf(node.source.value);
    if (origins === undefined) continue;
    const lines = node.specifiers.map((specifier) => {
      const origin =
        specifier.type === 'ImportSpecifier' ? origins.get(nameOf(specifier.imported)) : undefined;
      return (
        origin && `import { ${origin.name} as ${specifier.local.name} } from ${JSON.stringify(origin.file)};`
      );
    });
    if (lines.includes(undefined)) continue;
    written = written.slice(0, node.start) + lines.join('') + written.slice(node.end);
  }
  return written;
}

/**
 * Lets the chunk plan see which files of a library a page needs. Through the library's index each page would seem to need all
 * of them, because the plan is made before unused code is removed.
 */
export function straightImports(): Plugin {
  const indexes = new Map<string, Promise<ReadonlyMap<string, Origin>>>();
  return {
    name: 'straight-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.(m?js|tsx?)$/, code: new RegExp(libraries.join('|')) },
      async handler(code, id) {
        const resolve: Resolve = async (source, importer) => (await this.resolve(source, importer))?.id;
        const read = (file: string) => readFile(file, 'utf8');
        const indexOf = async (source: string) => {
          const file = libraries.includes(source) ? await resolve(source, id) : undefined;
          if (file === undefined || file === id) return undefined;
          const known = indexes.get(file) ?? originsOf(file, resolve, read);
          indexes.set(file, known);
          return known;
        };
        return { code: await straightened(code, indexOf), map: null };
      },
    },
  };
}
