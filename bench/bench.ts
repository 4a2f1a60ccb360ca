import { readFile, writeFile } from 'node:fs/promises';
import { arch, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureBooks } from './books.ts';
import type { Measurement } from './figure.ts';
import { measureOffice } from './office.ts';
import { measureOverload } from './overload.ts';
import { measureReplay } from './replay.ts';
import { measureSignInTiming } from './sign-in-timing.ts';
import { measureSite } from './site.ts';
import { measureStartup } from './startup.ts';
import { measureUploads } from './uploads.ts';

/** `npm run bench` measures everything and writes docs/numbers.md; with a name, it measures that one and only prints it. */
const benches: Record<string, () => Promise<Measurement>> = {
  startup: measureStartup,
  replay: measureReplay,
  books: measureBooks,
  site: measureSite,
  office: measureOffice,
  'sign-in': measureSignInTiming,
  uploads: measureUploads,
  overload: measureOverload,
};

const numbers = join(import.meta.dirname, '../docs/numbers.md');
/** What stands under this line in docs/numbers.md is written by hand and kept. */
const keptFrom = '## Measured by hand';

function table({ title, command, figures }: Measurement): string {
  const rows = figures.map(
    ({ name, measured, budget, isWithin }) =>
      `| ${name} | ${measured} | ${budget} | ${isWithin ? 'yes' : '**no**'} |`,
  );
  return [
    `## ${title}`,
    '',
    `\`${command}\``,
    '',
    '| figure | measured | budget | within |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpus()[0]?.model.trim()}, ${arch()}), ${memory} GiB, Node ${process.version}`;
}

const only = process.argv[2];
const chosen = Object.entries(benches).filter(([name]) => only === undefined || name === only);
if (chosen.length === 0) {
  process.stderr.write(`There is no bench ${only}: there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}

const tables: string[] = [];
for (const [name, measure] of chosen) {
  process.stdout.write(`Measuring ${name}…\n`);
  const written = table(await measure());
  process.stdout.write(`\n${written}\n`);
  tables.push(written);
}

if (only === undefined) {
  const [date] = new Date().toISOString().split('T');
  const kept = (await readFile(numbers, 'utf8').catch(() => '')).split(keptFrom)[1] ?? '\n';
  const head = `# Numbers\n\nMeasured ${date} on ${machine()}, a shared machine: medians, not records.\nEach figure stands under the command that measures it again.\n`;
  await writeFile(numbers, `${head}\n${tables.join('\n')}\n${keptFrom}${kept}`);
}
