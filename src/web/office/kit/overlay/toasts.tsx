import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { ActionIcon } from '../controls/action-icon.tsx';
import { Button } from '../controls/button.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { ButtonKey } from '../ui/keys.tsx';
import { CheckIcon, CloseIcon } from '../ui/office-icons.tsx';
import { Tile } from '../ui/tile.tsx';
import { messages } from './overlay.messages.ts';
import { dismissToast, shownToasts, showToast, subscribeToToasts, type Toast } from './toast-store.ts';
import classes from './toasts.module.css';

/** Long enough to be read twice; it does not end while the pointer or the focus is on it. */
const shownMs = 8_000;
/** A change can be taken back for this long. */
const undoMs = 6_000;

/** The toasts of the whole office: below the top bar at the inline end, or at the foot when that place is taken. */
export function Toasts() {
  const pick = usePick();
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  return (
    <Stack
      ref={tellHeight}
      role="status"
      aria-label={pick(messages.notices)}
      gap={2}
      className={`${classes.region} screen-only`}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Stack>
  );
}

/** Publishes the height of the toasts, so that other elements at the foot of the window stay above them. */
function tellHeight(region: HTMLElement | null) {
  if (region === null) return;
  let told = 0;
  const observer = new ResizeObserver(() => {
    const height = region.offsetHeight;
    // Setting it restyles the whole page.
    if (height === told) return;
    told = height;
    document.documentElement.style.setProperty('--toasts', `${height}px`);
  });
  observer.observe(region);
  return () => {
    observer.disconnect();
    document.documentElement.style.removeProperty('--toasts');
  };
}

interface ToastCardProps {
  readonly toast: Toast;
}

function ToastCard({ toast: { id, tone, title, text, undo } }: ToastCardProps) {
  const pick = usePick();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), undo === undefined ? shownMs : undoMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, undo]);
  const Sign = tone === 'good' ? CheckIcon : AlertIcon;
  return (
    <Row
      gap={3}
      align="start"
      pad={3}
      className={classes.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Tile icon={Sign} tone={tone} size={32} />
      <div className={classes.words}>
        <Text tone="ink" weight={600}>
          {title}
        </Text>
        {text !== undefined && <p>{text}</p>}
      </div>
      {undo !== undefined && <UndoButton id={id} undo={undo} />}
      <ActionIcon aria-label={pick(messages.close)} onClick={() => dismissToast(id)}>
        <CloseIcon size={18} />
      </ActionIcon>
    </Row>
  );
}

interface UndoButtonProps {
  readonly id: number;
  readonly undo: () => Promise<void>;
}

/** Takes the change back, and says so. */
function UndoButton({ id, undo }: UndoButtonProps) {
  const pick = usePick();
  async function takeBack() {
    dismissToast(id);
    try {
      await undo();
      showToast({ tone: 'good', title: pick(messages.undone) });
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      showToast({ tone: 'bad', title: pick(messages.notUndone), text: thrown.message });
    }
  }
  return (
    <Button
      variant="default"
      size="sm"
      aria-keyshortcuts="U"
      rightSection={<ButtonKey>U</ButtonKey>}
      onClick={() => void takeBack()}
    >
      {pick(messages.undo)}
    </Button>
  );
}
