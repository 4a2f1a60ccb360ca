import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measureBooks } from './books.ts';
import { measureDesk } from './desk.ts';
import { type Measurement, tableOf } from './figure.ts';
import { measureLarge, measureLists } from './lists.ts';
import { measureOffice } from './office.ts';
import { measureOverload } from './overload.ts';
import { measurePosting } from './posting.ts';
import { measureReplay } from './replay.ts';
import { measureSignInTiming } from './sign-in-timing.ts';
import { measureSite } from './site.ts';
import { measureStartup } from './startup.ts';
import { measureStreams } from './streams.ts';
import { measureUploads } from './uploads.ts';

/** `npm run bench` measures everything, with a name that one, and writes what it measured into docs/numbers.md. */
const benches: Record<string, () => Promise<Measurement>> = {
  startup: measureStartup,
  replay: measureReplay,
  books: measureBooks,
  lists: measureLists,
  large: measureLarge,
  desk: measureDesk,
  posting: measurePosting,
  site: measureSite,
  office: measureOffice,
  'sign-in': measureSignInTiming,
  uploads: measureUploads,
  overload: measureOverload,
  streams: measureStreams,
};

const numbers = join(import.meta.dirname, '../docs/numbers.md');
/** The heading in docs/numbers.md below which everything is written by hand and kept. */
const keptFrom = '## Measured by hand';

const only = process.argv[2];
const chosen = Object.entries(benches).filter(([name]) => only === undefined || name === only);
if (chosen.length === 0) {
  process.stderr.write(`There is no bench ${only}: there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}

const measured = new Map<string, string>();
for (const [name, measure] of chosen) {
  process.stdout.write(`Measuring ${name}…\n`);
  const section = tableOf(await measure()).trimEnd();
  process.stdout.write(`\n${section}\n\n`);
  measured.set(`npm run bench -- ${name}`, section);
}

const written = (await readFile(numbers, 'utf8').catch(() => '')).split(keptFrom);
const kept = written[1] ?? '\n';
// Read only now, because somebody may have written in it meanwhile. Each table is known by the command that stands in it.
const before = new Map(
  (written[0] ?? '')
    .split(/^(?=## )/m)
    .map((section) => [/^`(npm run bench -- [\w-]+)`/m.exec(section)?.[1] ?? '', section.trimEnd()] as const),
);
const head =
  '# Numbers\n\nMedians of shared machines, not records. Each figure is listed under the command that measures it again, with the day and the machine.';
const inOrder = Object.keys(benches)
  .map((name) => `npm run bench -- ${name}`)
  .flatMap((command) => measured.get(command) ?? before.get(command) ?? []);
await writeFile(numbers, `${[head, ...inOrder].join('\n\n')}\n\n${keptFrom}${kept}`);
