import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Phrase } from '#domain/language.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { SearchedPage } from '../drawings/searched-page.tsx';
import { EmptyState } from '../list/empty-state.tsx';
import { LoadError } from '../list/load-error.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import panel from '../ui/panel.module.css';
import { messages } from './record.messages.ts';

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
          <Missing title={notOpened} failure={error} back={back} onRetry={refetch} />
        </section>
      )}
    </>
  );
}

interface MissingProps {
  readonly title: Phrase;
  readonly failure: Error;
  readonly back: RecordPageProps<never>['back'];
  readonly onRetry: () => void;
}

/** What does not exist, or is out of reach, is not there the next time either: the way leads back to the list. */
function Missing({ title, failure, back, onRetry }: MissingProps) {
  const pick = usePick();
  const isMissing = failure instanceof ApiFailure && (failure.status === 404 || failure.status === 422);
  if (!isMissing) return <LoadError title={pick(title)} failure={failure} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing={<SearchedPage />}
      title={pick(messages.missing)}
      text={pick(messages.missingText)}
      action={
        <Button component={Link} to={back.to}>
          {back.label}
        </Button>
      }
    />
  );
}
