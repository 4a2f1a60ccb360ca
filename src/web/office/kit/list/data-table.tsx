import { Fragment, type ReactNode } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '../controls/skeleton.tsx';
import { plainWords } from '../language/plain-words.messages.ts';
import { Stack } from '../layout/stack.tsx';
import { SortIcon } from '../ui/action-icons.tsx';
import type { Choice } from './choice/choice.ts';
import classes from './data-table.module.css';
import { useListRows } from './use-list-rows.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** 1 always shows; 2 to 4 leave when the table gets narrow, 4 first. */
  readonly priority: 1 | 2 | 3 | 4;
  /** The sort order at the first press of the heading; `-` is descending. The next press reverses it. */
  readonly sort?: string;
  /** Figures are aligned on their last digit in both directions. */
  readonly isFigure?: boolean;
  /** Days and times stay in one line from a tablet on. */
  readonly isDay?: boolean;
  /** The column of a row's actions. It is not printed. */
  readonly isAction?: boolean;
  /** It lies over the last columns, and shows while the row is pointed at or has the focus. */
  readonly isOver?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** The sum of the column over all pages; undefined until it is known. */
  readonly total?: ReactNode;
}

interface DataTableProps<Row> {
  /** The name of the table, for those who don't see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly isSelected: (row: Row) => boolean;
  /** The details opened below a row; undefined for a closed row. */
  readonly details?: ((row: Row) => ReactNode) | undefined;
  /** The rows are those of the previous query, until the answer is here. */
  readonly isStale: boolean;
  /** The rows chosen to act on together; without it none can be. */
  readonly choice?: Choice<Row> | undefined;
  /** The current sort order; undefined for the list's own. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

function turned(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}

/** The sort direction of a column. */
function directionOf(column: string, sort: string | undefined): 'ascending' | 'descending' | 'none' {
  if (sort === undefined || (sort !== column && sort !== turned(column))) return 'none';
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A table whose headings stay while its rows load. Its columns are hidden by priority when it gets narrow. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  isSelected,
  details,
  isStale,
  choice,
  sort,
  onSort,
}: DataTableProps<Row>) {
  const listRows = useListRows();
  return (
    <div className={classes.room}>
      <table
        className={classes.table}
        data-rows={listRows}
        aria-label={label}
        aria-busy={rows === undefined || isStale}
      >
        <thead>
          <tr>
            {choice !== undefined && (
              <th scope="col" data-choice data-action>
                {choice.pageBox()}
              </th>
            )}
            {columns.map(({ key, header, priority, isFigure, isAction, isOver, sort: first }) => (
              <th
                key={key}
                scope="col"
                data-priority={priority}
                data-figure={isFigure}
                data-action={isAction}
                data-over={isOver}
                aria-sort={first === undefined ? undefined : directionOf(first, sort)}
              >
                {first === undefined ? (
                  <span className={isOver ? 'visually-hidden' : undefined}>{header}</span>
                ) : (
                  <button
                    type="button"
                    className={classes.sort}
                    onClick={() => onSort(sort === first ? turned(first) : first)}
                  >
                    {header}
                    <SortIcon size={16} />
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={isStale ? classes.stale : undefined}>
          {rows?.map((row) => (
            <Fragment key={keyOf(row)}>
              <tr data-selected={isSelected(row) || choice?.has(row)}>
                {choice !== undefined && (
                  <td data-choice data-action>
                    {choice.boxOf(row)}
                  </td>
                )}
                {columns.map(({ key, priority, isFigure, isDay, isAction, isOver, cell }) => (
                  <td
                    key={key}
                    data-priority={priority}
                    data-figure={isFigure}
                    data-day={isDay}
                    data-action={isAction}
                    data-over={isOver}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
              <DetailsRow columnCount={columns.length + (choice === undefined ? 0 : 1)}>
                {details?.(row)}
              </DetailsRow>
            </Fragment>
          ))}
          {rows === undefined &&
            skeletonRows.map((skeletonRow) => (
              <tr key={skeletonRow}>
                {choice !== undefined && <td data-choice />}
                {columns.map(({ key, priority }) => (
                  <td key={key} data-priority={priority}>
                    <Stack gap={2}>
                      <Skeleton height={12} width="64%" />
                      <Skeleton height={10} width="40%" />
                    </Stack>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
        {rows !== undefined && <Totals columns={columns} hasChoice={choice !== undefined} />}
      </table>
    </div>
  );
}

interface TotalsProps {
  readonly columns: readonly Pick<Column<unknown>, 'key' | 'priority' | 'isFigure' | 'isAction' | 'total'>[];
  readonly hasChoice: boolean;
}

/** The sums of the columns, below the rows of every page. */
function Totals({ columns, hasChoice }: TotalsProps) {
  const pick = usePick();
  if (columns.every(({ total }) => total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {hasChoice && <td data-choice data-action />}
        {columns.map(({ key, priority, isFigure, isAction, total }, index) =>
          index === 0 ? (
            <th key={key} scope="row">
              {pick(plainWords.total)}
            </th>
          ) : (
            <td key={key} data-priority={priority} data-figure={isFigure} data-action={isAction}>
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

interface DetailsRowProps {
  readonly columnCount: number;
  readonly children: ReactNode;
}

function DetailsRow({ columnCount, children }: DetailsRowProps) {
  if (children === undefined) return null;
  return (
    <tr className={classes.details}>
      <td colSpan={columnCount}>{children}</td>
    </tr>
  );
}
