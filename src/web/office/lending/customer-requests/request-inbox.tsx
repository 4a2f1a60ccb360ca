import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyQueue, type QueueTexts } from '#web/office/kit/list/empty-queue.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import type { ListAddress, ListLink } from '#web/office/kit/list/use-list-address.ts';
import type { ListAnswer } from '#web/office/kit/list/use-list-page.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { WaitingQueues } from '../ground/waiting/waiting-queues.tsx';
import { type NarrowedRequests, RequestTools, type ShownRequests } from './request-tools.tsx';

interface InboxQuery extends NarrowedRequests {
  readonly cursor?: string | undefined;
}

interface RequestInboxProps<Row, Query extends InboxQuery> {
  readonly queue: ComponentProps<typeof RequestTools>['queue'];
  readonly shown: ShownRequests;
  /** True when the answered requests are shown, false for the waiting ones. */
  readonly isDone: boolean;
  readonly texts: QueueTexts & { readonly lead: Phrase };
  readonly shownOf: Phrase<(shown: number, total: number | null) => string>;
  readonly list: UseQueryResult<ListAnswer<Row>>;
  readonly columns: readonly Column<Row>[];
  readonly address: ListAddress<Query>;
  readonly onNarrow: (to: NarrowedRequests) => void;
  /** The same list of all branches and customers. */
  readonly wholeLink: ListLink;
}

/** One of the two lists of customers' requests. */
export function RequestInbox<Row extends { readonly id: string }, Query extends InboxQuery>({
  queue,
  shown,
  isDone,
  texts,
  shownOf,
  list,
  columns,
  address,
  onNarrow,
  wholeLink,
}: RequestInboxProps<Row, Query>) {
  const pick = usePick();
  const { title } = usePage();
  const { branchId, customerId } = address.query;
  return (
    <>
      <PageHeader title={title} help={pick(texts.lead)} queues={<WaitingQueues current={queue} />} />
      <ListPanel
        label={title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        tools={
          <RequestTools queue={queue} shown={shown} narrowed={{ branchId, customerId }} onNarrow={onNarrow} />
        }
        empty={
          <EmptyQueue
            texts={texts}
            isDone={isDone}
            isNarrowed={branchId !== undefined || customerId !== undefined}
            wholeLink={wholeLink}
          />
        }
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}
