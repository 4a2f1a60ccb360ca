import { Button } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { Dialog } from '../ui/dialog.tsx';
import { messages } from './form.messages.ts';

interface LeaveWarningProps {
  /** Whether something would be lost, at the moment of leaving. */
  readonly hasUnsaved: RefObject<boolean>;
}

/** Asks before a changed form is left, by a link, the back button or by closing the tab. */
export function LeaveWarning({ hasUnsaved }: LeaveWarningProps) {
  const pick = usePick();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={pick(messages.leaveTitle)}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button variant="default" onClick={() => blocker.reset()}>
            {pick(messages.stay)}
          </Button>
          <Button color="red" onClick={() => blocker.proceed()}>
            {pick(messages.leave)}
          </Button>
        </>
      }
    >
      <p>{pick(messages.leaveText)}</p>
    </Dialog>
  );
}
