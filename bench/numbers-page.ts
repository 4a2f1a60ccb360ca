import { pages } from './budgets.ts';
import type { Measurement } from './figure.ts';

/** When and where something was measured, and by which command. */
export interface Run {
  readonly command: string;
  readonly date: string;
  readonly machine: string;
}

interface Line {
  readonly page: string;
  readonly text: string;
  readonly command: string;
}

const intro = `# Numbers

Made by \`npm run bench\`; \`npm run bench -- NAME\` measures one part again and replaces its lines. Medians of shared machines, not records. The budgets are in [\`bench/budgets.ts\`](../bench/budgets.ts).`;

const heading = `| figure | measured | budget | within | date | machine | command |
|---|---|---|---|---|---|---|`;

const cells = (line: string) => line.slice(2, -2).split(' | ');

/** The lines of docs/numbers.md. */
function linesOf(text: string): Line[] {
  return text.split(/^## /m).flatMap((section) => {
    const [page = '', ...rows] = section.split('\n');
    return rows
      .filter((row) => row.startsWith('| ') && !row.startsWith('| figure '))
      .map((row) => ({ page, text: row, command: cells(row).at(-1) ?? '' }));
  });
}

/** Replaces what a command has measured before by what it measures now. Its lines stay together, in the order of the commands. */
export function withMeasurement(
  text: string,
  { on, figures }: Measurement,
  { command, date, machine }: Run,
  commands: readonly string[],
): string {
  const measured = figures.map(({ page, name, measured: value, budget, isWithin }) => {
    const within = isWithin === null ? '' : isWithin ? 'yes' : '**no**';
    const what = on === undefined ? name : `${name}, ${on}`;
    const row = [what, value, budget, within, date, machine, `\`${command}\``];
    return { page, text: `| ${row.join(' | ')} |`, command: `\`${command}\`` };
  });
  const kept = linesOf(text).filter((line) => line.command !== `\`${command}\``);
  // The lines of the other commands come after, in the order that they have.
  const place = (line: Line) => {
    const at = commands.indexOf(line.command.slice(1, -1));
    return at === -1 ? commands.length : at;
  };
  const lines = [...kept, ...measured].toSorted((one, other) => place(one) - place(other));
  const sections = pages.flatMap((page) => {
    const rows = lines.filter((line) => line.page === page);
    return rows.length === 0 ? [] : `## ${page}\n\n${heading}\n${rows.map((row) => row.text).join('\n')}`;
  });
  return `${[intro, ...sections].join('\n\n')}\n`;
}
