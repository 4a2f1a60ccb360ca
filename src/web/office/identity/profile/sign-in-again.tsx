import { Suspense, useEffect, useRef, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { sessionStore, useSession } from '#web/session/session.ts';
import { messages } from './sign-in-again.messages.ts';
import classes from './sign-in-again.module.css';

const loadForm = () => import('./sign-in-again-form.tsx');

/** Loaded after the first screen, which has no form, but before a session can end, when the network may be down. */
const SignInAgainForm = latePart(async () => (await loadForm()).SignInAgainForm);

/** Long enough for the first screen to load. */
const preloadAfterMs = 5_000;

/**
 * Covers the page when the session has ended, and keeps the input. The same user continues where they were. For another user the
 * page is closed.
 */
export function SignInAgain() {
  const { token } = useSession();
  const [ended, setEnded] = useState<string | null>(null);
  useEffect(() => sessionStore.keepOpen(setEnded), []);
  useEffect(() => {
    // If it can't be fetched now, it is fetched again when it is needed.
    const timer = setTimeout(() => void loadForm().catch(() => undefined), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return ended !== null && ended === token ? <SignInAgainDialog /> : null;
}

function SignInAgainDialog() {
  const pick = usePick();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    setIsOpen(true);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={pick(messages.title)}
      // Escape closes a dialog, but there is nothing behind this one to go back to.
      onCancel={(event) => event.preventDefault()}
    >
      <Stack gap={2} pad={6}>
        <h2>{pick(messages.title)}</h2>
        <Text tone="muted">{pick(messages.lead)}</Text>
        {/* Opening moves the focus to the first field. The form sets its own focus, so it is rendered after that. */}
        {isOpen && (
          <Suspense fallback={null}>
            <SignInAgainForm />
          </Suspense>
        )}
      </Stack>
    </dialog>
  );
}
