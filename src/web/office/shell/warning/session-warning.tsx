import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { call } from '#web/api/client.ts';
import { formatCountdown } from '#web/format/duration.ts';
import { useSecondsUntil } from '#web/format/now.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Actions } from '#web/office/kit/layout/actions.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { isAttended } from '#web/session/attendance.ts';
import { sessionStore } from '#web/session/session.ts';
import { useSessionEnd } from '#web/session/session-end.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './session-warning.messages.ts';
import classes from './session-warning.module.css';

const warningSeconds = 120;

interface SessionWarningProps {
  readonly onSignOut: () => void;
}

/** Any answer of the server to an active user extends the session, in every tab. Without an answer the warning stays. */
function stay(): Promise<unknown> {
  return call(authAddresses.getSession).catch(() => undefined);
}

/**
 * Warns two minutes before the session ends, over the page, which stays unchanged underneath. Typing counts as use, so nobody who
 * types is asked. When the time is over, the page is hidden from anyone who comes by.
 */
export function SessionWarning({ onSignOut }: SessionWarningProps) {
  const end = useSessionEnd();
  const secondsLeft = useSecondsUntil(end?.at ?? null, warningSeconds);
  const isFinal = end?.isFinal ?? false;
  const isNear = secondsLeft !== null;
  const isOver = secondsLeft === 0;
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    setIsDismissed(false);
    if (isNear && !isFinal && isAttended()) void stay();
  }, [isNear, isFinal]);

  useEffect(() => {
    const { token } = sessionStore.get();
    if (isOver && token !== null) sessionStore.end(token);
  }, [isOver]);

  if (secondsLeft === null || isOver || isDismissed) return null;
  return (
    <WarningDialog
      isFinal={isFinal}
      secondsLeft={secondsLeft}
      onStay={isFinal ? () => setIsDismissed(true) : stay}
      onSignOut={onSignOut}
    />
  );
}

interface WarningDialogProps {
  readonly isFinal: boolean;
  readonly secondsLeft: number;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
}

function WarningDialog({ isFinal, secondsLeft, onStay, onSignOut }: WarningDialogProps) {
  const pick = usePick();
  const dialog = useRef<HTMLDialogElement>(null);
  const stayButton = useRef<HTMLButtonElement>(null);
  const [titleId, textId] = [useId(), useId()];

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    stayButton.current?.focus();
    // Closed while it is still in the page, it returns the focus.
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={classes.dialog}
      onCancel={(event) => {
        // Escape closes the warning and extends the session too.
        event.preventDefault();
        onStay();
      }}
    >
      <Stack gap={4} pad={6}>
        <h2 id={titleId}>{pick(isFinal ? messages.finalTitle : messages.title)}</h2>
        <Text tone="muted" id={textId}>
          {pick(isFinal ? messages.finalText : messages.text)}
        </Text>
        <Text
          size={8}
          weight={600}
          className={classes.time}
          role="timer"
          aria-label={pick(messages.timeLeft)}
        >
          <Ltr>{formatCountdown(secondsLeft)}</Ltr>
        </Text>
        <Actions>
          <Button size="lg" variant="default" onClick={onSignOut}>
            {pick(messages.signOut)}
          </Button>
          <Button ref={stayButton} size="lg" onClick={onStay}>
            {pick(isFinal ? messages.goOn : messages.stay)}
          </Button>
        </Actions>
      </Stack>
    </dialog>
  );
}
