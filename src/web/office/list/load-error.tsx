import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Unplugged } from '../drawings/unplugged.tsx';
import { RetryIcon } from '../ui/office-icons.tsx';
import { EmptyState } from './empty-state.tsx';
import { messages, quote } from './list.messages.ts';

interface LoadErrorProps {
  readonly title: string;
  readonly failure: Error;
  readonly onRetry: () => void;
  /** What helps instead of trying again, where trying again can't. */
  readonly action?: ReactNode;
}

/** What was asked for did not come: what happened, and what to do. */
export function LoadError({ title, failure, onRetry, action }: LoadErrorProps) {
  const pick = usePick();
  const requestId = failure instanceof ApiFailure ? failure.requestId : undefined;
  return (
    <div role="alert">
      <EmptyState
        drawing={<Unplugged />}
        title={title}
        text={
          <>
            <bdi>{failure.message}</bdi> {requestId !== undefined && pick(quote)(requestId.slice(0, 8))}
          </>
        }
        action={
          action ?? (
            <Button leftSection={<RetryIcon size={18} />} onClick={onRetry}>
              {pick(messages.tryAgain)}
            </Button>
          )
        }
      />
    </div>
  );
}
