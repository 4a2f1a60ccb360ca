import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../controls/button.tsx';
import { SearchedPage } from '../drawings/searched-page.tsx';
import { EmptyState } from './empty-state.tsx';
import { messages } from './list.messages.ts';
import type { ListLink } from './use-list-address.ts';

interface NoMatchProps {
  /** The advice on other filters. */
  readonly text: string;
  /** The list without search and filters. */
  readonly wholeLink: ListLink;
}

/** Shown when a search or filter matches no row. */
export function NoMatch({ text, wholeLink }: NoMatchProps) {
  const pick = usePick();
  return (
    <EmptyState
      drawing={<SearchedPage />}
      title={pick(messages.noMatchTitle)}
      text={text}
      action={
        <Button as={Link} {...wholeLink}>
          {pick(messages.clearFilters)}
        </Button>
      }
    />
  );
}
