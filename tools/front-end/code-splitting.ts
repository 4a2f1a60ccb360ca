import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { chunks, planChunks } from './chunk-plan.ts';

const web = join(import.meta.dirname, '../../src/web/');

/** As the plan names a module. */
const nameOf = (id: string) => (id.startsWith(web) ? id.slice(web.length) : id);

/** An entry keeps its own file, and so does a page that is only fetched when it is opened. */
function hasOwnFile(module: string, context: Rolldown.ChunkingContext): boolean {
  const info = context.getModuleInfo(module);
  if (info === null || info.isEntry || info.importers.includes(`${web}app.html`)) return true;
  return info.dynamicImporters.length > 0 && info.importers.length === 0;
}

/** The pages of the office that are built; its gallery is only while it is made. */
function pagesIn(context: Rolldown.ChunkingContext): string[] {
  const pages = globSync('office/**/*-{page,dashboard}.tsx', { cwd: web });
  return pages.filter((page) => context.getModuleInfo(join(web, page)) !== null);
}

/** Applies the chunk plan to a build. */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  let chunkOf: ((module: string) => string | null) | undefined;
  const planFor = (context: Rolldown.ChunkingContext) => {
    const moduleAt = (name: string) => context.getModuleInfo(resolve(web, name));
    return planChunks(chunks, pagesIn(context), {
      importsOf: (name) => moduleAt(name)?.importedIds.map(nameOf),
      lengthOf: (name) => moduleAt(name)?.code?.length ?? 0,
    });
  };
  return {
    // A chunk takes the modules it names, but not their imports, which may belong to another chunk.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'chunk plan',
        name: (module, context) => {
          if (hasOwnFile(module, context)) return null;
          chunkOf ??= planFor(context);
          return chunkOf(nameOf(module));
        },
      },
    ],
  };
}
