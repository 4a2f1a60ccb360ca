import type { ReactNode } from 'react';
import { type Cell, isAccount, isBranch, isPerson, isTitle } from '#contract/insight/report-cell.ts';
import { choiceNames } from '#contract/insight/report-choices.messages.ts';
import { ageText } from '#contract/insight/report-labels.messages.ts';
import type { ReportColumn } from '#contract/insight/report-shape.ts';
import { chartAccountName } from '#contract/lending/labels/book-names.messages.ts';
import type { Language } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatMonth } from '#web/format/date-time.ts';
import { formatRate } from '#web/format/rate.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './report-value.module.css';

interface ReportValueProps {
  readonly column: string;
  readonly shape: ReportColumn;
  /** The cells of a row, or the totals. */
  readonly cells: Readonly<Record<string, Cell>>;
  readonly language: Language;
}

/** Shown when a cell has no value. */
const nothing = '–';

/** The value of a column in a row: the same on screen and on paper. */
export function ReportValue({ column, shape, cells, language }: ReportValueProps): ReactNode {
  if (shape.kind === 'rate') {
    const ratio = { part: Number(cells[shape.part]), whole: Number(cells[shape.whole]) };
    return <Ltr>{ratio.whole === 0 ? nothing : formatRate(ratio, shape.rounded)}</Ltr>;
  }
  const cell = cells[column] ?? null;
  if (shape.kind === 'phone')
    return <CustomerPhone phone={cell as string | null} className={classes.whole} language={language} />;
  if (cell === null) return nothing;
  if (isBranch(cell))
    return (
      <span className={classes.branch}>
        {cell.city[language]} <Code>{cell.code}</Code>
      </span>
    );
  if (isPerson(cell)) return <bdi className={classes.name}>{pickWritten(cell.fullName, language)}</bdi>;
  if (isAccount(cell)) return <bdi>{chartAccountName(cell.account, cell.name)[language]}</bdi>;
  if (isTitle(cell)) return <bdi>{pickWritten(cell, language)}</bdi>;
  if (typeof cell === 'number') return <Ltr>{formatCount(cell)}</Ltr>;
  switch (shape.kind) {
    case 'day':
      return <span className={classes.whole}>{formatDate(cell, language)}</span>;
    case 'span':
      return (
        <span className={classes.whole}>
          {cell.length > monthLength
            ? formatDate(cell, language)
            : `${formatMonth(`${cell}-01`, language)} ${cell.slice(0, 4)}`}
        </span>
      );
    case 'choice':
      return <span className={classes.name}>{choiceNames[cell]?.[language] ?? cell}</span>;
    case 'age':
      return ageText(cell)[language];
    case 'text':
      return <bdi className={classes.name}>{cell}</bdi>;
    default:
      return <Code className={classes.whole}>{cell}</Code>;
  }
}

/** A month written `YYYY-MM`. */
const monthLength = 7;
