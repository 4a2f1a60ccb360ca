import type { ReactNode } from 'react';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../controls/button.tsx';
import { Unplugged } from '../drawings/unplugged.tsx';
import { RetryIcon } from '../ui/office-icons.tsx';
import { EmptyState } from './empty-state.tsx';
import { messages, quote } from './list.messages.ts';

interface LoadErrorProps {
  readonly title: string;
  readonly failure: Error;
  readonly onRetry: () => void;
  /** The way out when a retry cannot help. */
  readonly action?: ReactNode;
}

const noAnswer = { status: undefined, requestId: undefined };

/** A failed request: what happened, and what to do. */
export function LoadError({ title, failure, onRetry, action }: LoadErrorProps) {
  const pick = usePick();
  const { status, requestId } = failure instanceof ApiFailure ? failure : noAnswer;
  // A retry cannot find a record that does not exist.
  const isMissing = status === 404;
  return (
    <div role="alert">
      <EmptyState
        drawing={<Unplugged />}
        title={title}
        text={
          <>
            <bdi>{failure.message}</bdi>{' '}
            {!isMissing && requestId !== undefined && pick(quote)(requestId.slice(0, 8))}
          </>
        }
        action={
          action ??
          (!isMissing && (
            <Button leftSection={<RetryIcon size={18} />} onClick={onRetry}>
              {pick(messages.tryAgain)}
            </Button>
          ))
        }
      />
    </div>
  );
}
