import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { sessionStore } from '#web/session/session.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { type OpenedDrawer, openedDrawerIn } from '../overlay/opened-drawer.ts';
import {
  answerQuestions,
  holdQuestion,
  isAnythingUnsaved,
  useAnythingUnsaved,
} from './engine/unsaved-forms.ts';
import { messages } from './form.messages.ts';

/**
 * Asks before a page or a drawer with a changed form is left: by a link, the back button, signing out, or closing the tab. There
 * is one for all forms of a page, because the router has a single blocker. If a pending save succeeds meanwhile, the question
 * closes and the page is left.
 */
export function LeaveWarning() {
  const pick = usePick();
  const answer = useQuestion();
  const isUnsaved = useAnythingUnsaved();
  const isAsked = answer !== null;
  const isOver = isAsked && !isUnsaved;
  useEffect(() => (isAsked ? holdQuestion() : undefined), [isAsked]);
  const leave = useEffectEvent(() => answer?.(true));
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  if (answer === null) return null;
  return (
    <Dialog
      title={pick(messages.leaveTitle)}
      onClose={() => answer(false)}
      actions={
        <>
          <Button variant="default" onClick={() => answer(false)}>
            {pick(messages.stay)}
          </Button>
          <Button color="red" onClick={() => answer(true)}>
            {pick(messages.leave)}
          </Button>
        </>
      }
    >
      <p>{pick(messages.leaveText)}</p>
    </Dialog>
  );
}

/** True when a drawer is closed, or another one takes its place. */
function isDrawerLeft(open: OpenedDrawer | null, next: OpenedDrawer | null): boolean {
  return open !== null && (open.name !== next?.name || open.id !== next.id);
}

/** The callback for the answer to the open question; null when there is none. */
function useQuestion(): ((leaves: boolean) => void) | null {
  const [asked, setAsked] = useState<((leaves: boolean) => void) | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnythingUnsaved() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        isDrawerLeft(openedDrawerIn(currentLocation.state), openedDrawerIn(nextLocation.state))) &&
      // A user who has signed out must not stay.
      sessionStore.get().isAuthenticated,
  );

  useEffect(
    () =>
      answerQuestions((answer) =>
        setAsked(() => (leaves: boolean) => {
          setAsked(null);
          answer(leaves);
        }),
      ),
    [],
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnythingUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  if (blocker.state === 'blocked') return (leaves) => (leaves ? blocker.proceed() : blocker.reset());
  return asked;
}
