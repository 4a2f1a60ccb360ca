/** One measured figure beside what it may be at most. */
export interface Figure {
  readonly name: string;
  readonly measured: string;
  readonly budget: string;
  readonly isWithin: boolean;
}

/** A table of figures and the command that measures them again. */
export interface Measurement {
  readonly title: string;
  readonly command: string;
  readonly figures: readonly Figure[];
}

export function atMost(name: string, value: number, limit: number, unit: string, digits = 1): Figure {
  const written = (amount: number) => `${Number(amount.toFixed(digits))} ${unit}`;
  return { name, measured: written(value), budget: `≤ ${written(limit)}`, isWithin: value <= limit };
}

export function atLeast(name: string, value: number, limit: number): Figure {
  return { name, measured: String(value), budget: `≥ ${limit}`, isWithin: value >= limit };
}

export function exactly(name: string, value: number, wanted: number): Figure {
  return { name, measured: String(value), budget: String(wanted), isWithin: value === wanted };
}

/** The table as docs/numbers.md has it. */
export function tableOf({ title, command, figures }: Measurement): string {
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that the given share of the values, in percent, does not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
