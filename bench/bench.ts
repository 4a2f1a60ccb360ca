import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { measureBooks } from './books.ts';
import { measureCash } from './cash/measure-cash.ts';
import { measureMovements } from './cash/measure-movements.ts';
import { measureDay } from './day.ts';
import { measureDesk } from './desk.ts';
import type { Measurement } from './figure.ts';
import { measureImports } from './files/measure-imports.ts';
import { measureStatements } from './files/measure-statements.ts';
import { measureUploads } from './files/measure-uploads.ts';
import { measureLarge, measureLists } from './lists.ts';
import { measureMessages } from './messages/measure-messages.ts';
import { withMeasurement } from './numbers-page.ts';
import { measureOffice } from './office.ts';
import { measureOverload } from './overload.ts';
import { measurePosting } from './posting.ts';
import { measureReplay } from './replay.ts';
import { measureSignInTiming } from './sign-in-timing.ts';
import { measureSite } from './site.ts';
import { measureStartup } from './startup.ts';
import { measureStreams } from './streams.ts';

/** `npm run bench` runs all benches, or one by its name, and writes the figures into docs/numbers.md. */
const benches: Record<string, () => Promise<Measurement>> = {
  startup: measureStartup,
  replay: measureReplay,
  books: measureBooks,
  lists: measureLists,
  large: measureLarge,
  desk: measureDesk,
  posting: measurePosting,
  cash: measureCash,
  movements: measureMovements,
  imports: measureImports,
  statements: measureStatements,
  messages: measureMessages,
  site: measureSite,
  office: measureOffice,
  day: measureDay,
  'sign-in': measureSignInTiming,
  uploads: measureUploads,
  overload: measureOverload,
  streams: measureStreams,
};

const numbers = join(import.meta.dirname, '../docs/numbers.md');
const commandOf = (name: string) => `npm run bench -- ${name}`;
const commands = Object.keys(benches).map(commandOf);

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GiB, Node ${process.versions.node}`;
}

const only = process.argv[2];
const chosen = Object.entries(benches).filter(([name]) => only === undefined || name === only);
if (chosen.length === 0) {
  process.stderr.write(`There is no bench ${only}: there are ${Object.keys(benches).join(', ')}.\n`);
  process.exit(1);
}

for (const [name, measure] of chosen) {
  process.stdout.write(`Measuring ${name}…\n`);
  const measurement = await measure();
  for (const { name: what, measured, budget, isWithin } of measurement.figures)
    process.stdout.write(
      `${what}: ${measured}${budget && ` (${budget})`}${isWithin === false ? ', missed' : ''}\n`,
    );
  const [date = ''] = new Date().toISOString().split('T');
  const run = { command: commandOf(name), date, machine: machine() };
  // Read only now, because the file may have changed meanwhile.
  const before = await readFile(numbers, 'utf8').catch(() => '');
  await writeFile(numbers, withMeasurement(before, measurement, run, commands));
}
