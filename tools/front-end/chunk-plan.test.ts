import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Chunk, chunks, planChunks } from './chunk-plan.ts';

const why = 'for the test';

/** Names the chunks of modules that import each other as given. */
function planned(
  plan: readonly Chunk[],
  imports: Readonly<Record<string, readonly string[]>>,
  {
    pages = [],
    lengths = {},
  }: { pages?: readonly string[]; lengths?: Readonly<Record<string, number>> } = {},
) {
  const chunkOf = planChunks(plan, pages, {
    importsOf: (module) => imports[module],
    lengthOf: (module) => lengths[module] ?? 0,
  });
  return Object.fromEntries(Object.keys(imports).map((module) => [module, chunkOf(module)]));
}

test('a module goes into the first chunk whose condition it meets', () => {
  const imports = { app: ['button', 'day'], site: ['day', 'slide'], button: [], day: [], slide: [] };
  const plan = [
    { name: 'shared', all: ['app', 'site'], why },
    { name: null, any: ['site'], why },
    { name: 'app', all: ['app'], why },
  ];
  expect(planned(plan, imports)).toMatchObject({ day: 'shared', slide: null, button: 'app' });
});

test('a chunk may need any one of several entries, and indirect imports count', () => {
  const imports = { list: ['row'], form: ['field'], row: ['cell'], cell: [], field: [], other: [] };
  const plan = [{ name: 'kit', any: ['list', 'form'], why }];
  expect(planned(plan, imports)).toMatchObject({ row: 'kit', cell: 'kit', field: 'kit', other: null });
});

test('a module does not join a chunk that would then import a later one', () => {
  const imports = { list: ['row'], form: ['row'], site: ['text'], row: ['text'], text: [] };
  const rows = { name: 'rows', all: ['list', 'form'], why };
  expect(planned([rows], imports)).toMatchObject({ row: 'rows', text: 'rows' });
  const texts = { name: 'texts', all: ['list', 'site'], why };
  expect(planned([texts, rows], imports)).toMatchObject({ row: 'rows', text: 'texts' });
  expect(planned([{ ...texts, name: null }, rows], imports)).toMatchObject({ row: null, text: null });
});

test('a chunk for small modules on many pages takes no large ones and none of few pages', () => {
  const pages = Array.from({ length: 8 }, (_, index) => `page ${index}`);
  const imports = {
    ...Object.fromEntries(pages.map((page) => [page, ['small', 'large']])),
    'page 0': ['small', 'large', 'rare'],
    small: [],
    large: [],
    rare: [],
  };
  const plan = [{ name: 'pieces', isSmallOnManyPages: true as const, why }];
  expect(planned(plan, imports, { pages, lengths: { small: 1_500, large: 1_501 } })).toMatchObject({
    small: 'pieces',
    large: null,
    rare: null,
  });
});

test('an entry that the build does not have is refused by name', () => {
  expect(() => planned([{ name: 'list', all: ['moved-page.tsx'], why }], { app: [] })).toThrow(
    'moved-page.tsx is not part of the build',
  );
});

test('for any modules and plan, a chunk imports only earlier chunks', () => {
  const size = 12;
  const module = fc.nat({ max: size - 1 });
  const entries = fc.uniqueArray(module, { maxLength: 3 });
  const rows = fc.array(fc.record({ all: entries, any: entries, isLeft: fc.boolean() }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(fc.tuple(module, module), { maxLength: 40 }), rows, (pairs, drawn) => {
      const imports = Object.fromEntries(
        Array.from({ length: size }, (_, from) => [
          String(from),
          pairs.filter(([one, other]) => one === from && other > from).map(([, other]) => String(other)),
        ]),
      );
      const plan = drawn.map(({ all, any, isLeft }, index) => ({
        name: isLeft ? null : String(index),
        all: all.map(String),
        ...(any.length > 0 && { any: any.map(String) }),
        why,
      }));
      const names = planned(plan, imports);
      for (const [importer, imported] of Object.entries(imports)) {
        const name = names[importer] ?? null;
        if (name === null) continue;
        for (const other of imported)
          expect(Number(names[other] ?? Infinity)).toBeLessThanOrEqual(Number(name));
      }
    }),
  );
});

test('no two chunks have the same name, and each has its reason', () => {
  const names = chunks.flatMap(({ name }) => name ?? []);
  expect(new Set(names).size).toBe(names.length);
  expect(chunks.filter((chunk) => chunk.why.length < 20)).toEqual([]);
});
