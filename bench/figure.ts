import { arch, cpus, totalmem } from 'node:os';

/** One measured figure beside what it may be at most. */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly budget: string;
  /** Null where there is nothing to compare: it has no budget, or could not be measured. */
  readonly isWithin: boolean | null;
}

/** A table of figures and the command that measures them again. */
export interface Measurement {
  readonly title: string;
  readonly command: string;
  readonly figures: readonly Figure[];
}

/** Compared as it was measured, and rounded only to be read: what misses its budget by a hair is written with that hair. */
export function atMost(name: string, value: number, limit: number, unit: string, digits = 1): Figure {
  const isWithin = value <= limit;
  const measured = `${readable(value, limit, digits)} ${unit}`.trim();
  return { name, measured, budget: `≤ ${limit} ${unit}`.trim(), isWithin };
}

export function atLeast(name: string, value: number, limit: number, digits = 2): Figure {
  return { name, measured: readable(value, limit, digits), budget: `≥ ${limit}`, isWithin: value >= limit };
}

/** A figure that only informs. */
export function withoutBudget(name: string, measured: string): Figure {
  return { name, measured, budget: '', isWithin: null };
}

/** A figure that this machine can't measure because it lacks something. */
export function notMeasured(name: string, why: string, budget: string): Figure {
  return { name, measured: `not measured: ${why}`, budget, isWithin: null };
}

/** Rounded, but never onto the limit from beside it. */
function readable(value: number, limit: number, digits: number): string {
  const rounded = Number(value.toFixed(digits));
  const hidesTheMiss = rounded === limit && value !== limit;
  return String(hidesTheMiss ? Number(value.toPrecision(6)) : rounded);
}

export function exactly(name: string, value: number, wanted: number): Figure {
  return { name, measured: String(value), budget: String(wanted), isWithin: value === wanted };
}

/** The table as docs/numbers.md has it, with the day and the machine on which it was measured. */
export function tableOf({ title, command, figures }: Measurement): string {
  const [day] = new Date().toISOString().split('T');
  const rows = figures.map(
    ({ name, measured, budget, isWithin }) =>
      `| ${name} | ${measured} | ${budget} | ${isWithin === null ? '' : isWithin ? 'yes' : '**no**'} |`,
  );
  return [
    `## ${title}`,
    '',
    `\`${command}\`, ${day}, ${machine()}`,
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that the given share of the values, in percent, does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
