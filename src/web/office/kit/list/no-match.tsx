import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { SearchedPage } from '../drawings/searched-page.tsx';
import { EmptyState } from './empty-state.tsx';
import { messages } from './list.messages.ts';

interface NoMatchProps {
  /** What else to try. */
  readonly text: string;
  /** The list without search and filters. */
  readonly wholeList: string;
}

/** Where a search or filter leaves nothing of a list. */
export function NoMatch({ text, wholeList }: NoMatchProps) {
  const pick = usePick();
  return (
    <EmptyState
      drawing={<SearchedPage />}
      title={pick(messages.noMatchTitle)}
      text={text}
      action={
        <Button component={Link} to={wholeList}>
          {pick(messages.clearFilters)}
        </Button>
      }
    />
  );
}
