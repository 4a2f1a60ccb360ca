import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { focusLate } from '#web/ui/focus-late.ts';
import { Button } from '../controls/button.tsx';
import panel from '../ui/panel.module.css';
import type { Choice } from './choice/choice.ts';
import { type Column, DataTable } from './data-table.tsx';
import { messages } from './list.messages.ts';
import { hideable, ListColumns, useHiddenColumns } from './list-columns.ts';
import { LoadError } from './load-error.tsx';
import { Pager } from './pager.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { ListAnswer } from './use-list-page.ts';

/** The parameters of every list besides its own filters. */
interface PagedQuery {
  readonly cursor?: string | undefined;
  readonly sort?: string | undefined;
}

interface ListPanelProps<Row, Query extends PagedQuery> {
  /** The name of the list, for those who don't see it. */
  readonly label: string;
  readonly list: UseQueryResult<ListAnswer<Row>>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly details?: ((row: Row) => ReactNode) | undefined;
  /** The rows in another form than a table. */
  readonly showAs?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** True for the row that is open beside the list. */
  readonly isSelected?: (row: Row) => boolean;
  /** The rows chosen to act on together; without it none can be. */
  readonly choice?: Choice<Row> | undefined;
  /** Search and filters, above the rows. */
  readonly tools?: ReactNode;
  /** Shown when there is no row. */
  readonly empty: ReactNode;
  readonly summaryOf: (shown: number, total: number | null) => ReactNode;
  readonly address: ListAddress<Query>;
  /** The sort order when the address has none. */
  readonly ownSort?: string;
}

/** A list from the server: its filters, its rows or their replacement, and the link to the next page. */
export function ListPanel<Row, Query extends PagedQuery>(props: ListPanelProps<Row, Query>) {
  const { label, columns, keyOf, details, showAs, isSelected, tools, empty, summaryOf, address, ownSort } =
    props;
  const { cursor, sort = ownSort } = address.query;
  const pick = usePick();
  const { data, error, isPlaceholderData, refetch } = props.list;
  const top = useListTop(cursor);
  const rows = data?.data;
  const choosable = showAs === undefined ? hideable(columns) : [];
  const hidden = useHiddenColumns();
  return (
    <section ref={top} tabIndex={-1} aria-label={label} className={panel.panel}>
      <ListColumns value={choosable}>{tools}</ListColumns>
      {error !== null && rows === undefined ? (
        <LoadError
          title={pick(messages.errorTitle)}
          failure={error}
          onRetry={refetch}
          action={
            isLostPage(error) ? (
              <Button as={Link} {...address.pageLink(undefined)}>
                {pick(messages.firstPage)}
              </Button>
            ) : undefined
          }
        />
      ) : rows?.length === 0 ? (
        empty
      ) : rows !== undefined && showAs !== undefined ? (
        showAs(rows)
      ) : (
        <DataTable
          label={label}
          columns={columns.filter((column) => !choosable.includes(column) || !hidden.includes(column.key))}
          rows={rows}
          keyOf={keyOf}
          details={details}
          isSelected={isSelected ?? neverSelected}
          isStale={isPlaceholderData}
          choice={props.choice}
          sort={sort}
          onSort={(by) => address.narrow({ sort: by } as Query, 'replace')}
        />
      )}
      {rows !== undefined && rows.length > 0 && (
        <Pager
          summary={summaryOf(rows.length, data?.page.total ?? null)}
          cursor={cursor}
          next={data?.page.next ?? null}
          pageLink={address.pageLink}
        />
      )}
    </section>
  );
}

const neverSelected = () => false;

/** A cursor of an older version, or a mistyped address: a retry would not help. */
function isLostPage(failure: Error): boolean {
  return failure instanceof ApiFailure && failure.code === 'invalid_cursor';
}

/**
 * Turning a page scrolls to the top of the list and moves the focus there. A search or a filter leads to the first page too, but
 * keeps the focus.
 */
function useListTop(cursor: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    focusLate(list.current);
    window.scrollTo(0, 0);
  }, [cursor]);
  return list;
}
