import { Link } from 'react-router';
import type { Phrase } from '#domain/language.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../controls/button.tsx';
import { SearchedPage } from '../drawings/searched-page.tsx';
import { EmptyState } from '../list/empty-state.tsx';
import { LoadError } from '../list/load-error.tsx';
import { messages } from './record.messages.ts';

interface MissingRecordProps {
  /** The message when it could not be opened. */
  readonly title: Phrase;
  readonly failure: Error;
  /** The list that it belongs to. */
  readonly back: { readonly to: string; readonly label: string };
  readonly onRetry: () => void;
}

/** Shown for a record that does not exist or is out of reach. A retry cannot help, so it links back to the list. */
export function MissingRecord({ title, failure, back, onRetry }: MissingRecordProps) {
  const pick = usePick();
  const isMissing = failure instanceof ApiFailure && (failure.status === 404 || failure.status === 422);
  if (!isMissing) return <LoadError title={pick(title)} failure={failure} onRetry={onRetry} />;
  return (
    <EmptyState
      drawing={<SearchedPage />}
      title={pick(messages.missing)}
      text={pick(messages.missingText)}
      action={
        <Button as={Link} to={back.to}>
          {back.label}
        </Button>
      }
    />
  );
}
