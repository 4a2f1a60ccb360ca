import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import panel from '../ui/panel.module.css';
import { MissingRecord } from './missing-record.tsx';

interface RecordPageProps<Item> {
  /** The list that it belongs to. */
  readonly back: { readonly to: string; readonly label: string };
  /** What kind of thing it is: the heading until its own name is here. */
  readonly title: string;
  readonly lead?: ReactNode;
  /** Its name, what else one has to know of it at once, and what can be begun with it; left out where it has no name. */
  readonly head?: (item: Item) => { title: string; lead?: ReactNode; actions?: ReactNode };
  readonly item: Pick<UseQueryResult<Item>, 'data' | 'error'> & {
    readonly refetch: () => Promise<{ readonly data: Item | undefined }>;
  };
  /** Said when it cannot be opened. */
  readonly notOpened: Phrase;
  /** Takes the thing, and the way to ask for it again. */
  readonly children: (item: Item, askAgain: () => Promise<Item | undefined>) => ReactNode;
}

/** The page of one thing: its heading at once, and then the thing, or why it is not here and what to do. */
export function RecordPage<Item>(props: RecordPageProps<Item>) {
  const { back, title, lead, head, notOpened, children } = props;
  const { data, error, refetch } = props.item;
  return (
    <>
      <BackLink {...back} />
      <PageHeader {...(data !== undefined && head ? head(data) : { title, lead })} />
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
