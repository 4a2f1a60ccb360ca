import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { Skeleton } from '../controls/skeleton.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader, type PageHeading } from '../ui/page-header.tsx';
import panel from '../ui/panel.module.css';
import { MissingRecord } from './missing-record.tsx';

interface RecordPageProps<Item> {
  /** The list that it belongs to. */
  readonly back: { readonly to: string; readonly label: string };
  /** The kind of record: the heading until its own name has loaded. */
  readonly title: string;
  readonly help?: string;
  /** Its name, the most important facts, and the actions; left out when it has no name. */
  readonly head?: (item: Item) => PageHeading;
  readonly item: Pick<UseQueryResult<Item>, 'data' | 'error'> & {
    readonly refetch: () => Promise<{ readonly data: Item | undefined }>;
  };
  /** The message when it cannot be opened. */
  readonly notOpened: Phrase;
  /** Takes the record, and a function that fetches it again. */
  readonly children: (item: Item, askAgain: () => Promise<Item | undefined>) => ReactNode;
}

/** The page of one record: its heading at once, then the record, or the failure with the next step. */
export function RecordPage<Item>(props: RecordPageProps<Item>) {
  const { back, title, help, head, notOpened, children } = props;
  const { data, error, refetch } = props.item;
  return (
    <>
      <BackLink {...back} />
      <PageHeader {...(data !== undefined && head ? head(data) : { title, help })} />
      {data !== undefined ? (
        children(data, async () => (await refetch()).data)
      ) : error === null ? (
        <Skeleton height={360} radius="lg" />
      ) : (
        <section className={panel.panel}>
          <MissingRecord title={notOpened} failure={error} back={back} onRetry={refetch} />
        </section>
      )}
    </>
  );
}
