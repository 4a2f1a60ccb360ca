import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Measurement } from './figure.ts';
import { withMeasurement } from './numbers-page.ts';

const numbers = join(import.meta.dirname, '../docs/numbers.md');

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GiB, Node ${process.versions.node}`;
}

/** Runs the measurements of a command, all or the one that is named, and writes their figures into docs/numbers.md. */
export async function writeFigures(
  command: string,
  measurements: Readonly<Record<string, () => Promise<Measurement>>>,
  only: string | undefined,
): Promise<void> {
  const commandOf = (name: string) => `npm run ${command} -- ${name}`;
  const commands = Object.keys(measurements).map(commandOf);
  const chosen = Object.entries(measurements).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Error(
      `There is no ${commandOf(only ?? '')}: there are ${Object.keys(measurements).join(', ')}.`,
    );
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
}
