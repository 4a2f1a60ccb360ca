import { expect, test } from 'vitest';
import { originsOf, straightened } from './straight-imports.ts';

const files: Readonly<Record<string, string>> = {
  'kit/index.js': [
    'import { Button, plain as soft } from "./button.js";',
    'export { Menu as Choices } from "./menu.js";',
    'export * from "core";',
    'export const own = 1;',
    'export { Button, soft };',
  ].join('\n'),
  'core/index.js': 'export { core } from "./core.js"; export { Button } from "./other.js";',
};

const resolve = async (source: string, importer: string) =>
  source === 'core' ? 'core/index.js' : source.replace('.', importer.slice(0, importer.indexOf('/')));
const read = async (file: string) => files[file] ?? '';

const indexOf = async (source: string) =>
  source === 'kit' ? originsOf('kit/index.js', resolve, read) : undefined;

const written = (code: string) => straightened(code, indexOf);

test('an import is rewritten to the file that exports the name', async () => {
  expect(await written("import { Button } from 'kit';")).toBe(
    'import { Button as Button } from "kit/button.js";',
  );
});

test('names are followed through index files and re-exporting libraries', async () => {
  expect(await written("import { Choices, soft as calm, core } from 'kit';\ncalm();")).toBe(
    'import { Menu as Choices } from "kit/menu.js";import { plain as calm } from "kit/button.js";import { core as core } from "core/core.js";\ncalm();',
  );
});

test.each([
  "import * as kit from 'kit';",
  "import { own, Button } from 'kit';",
  "import { Button } from 'elsewhere';",
  "import './kit.css';",
  "export { Button } from 'kit';",
])('%s is unchanged', async (code) => {
  expect(await written(code)).toBe(code);
});
