import { ActionIcon } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { CheckIcon, CloseIcon } from '../ui/office-icons.tsx';
import { messages } from './overlay.messages.ts';
import { dismissToast, shownToasts, subscribeToToasts, type Toast } from './toast-store.ts';
import classes from './toasts.module.css';

/** Long enough to be read twice; it does not end while the pointer or the focus is on it. */
const shownMs = 8_000;

/** What has just happened: below the top bar at the inline end, or at the foot where something is there already. One for the whole office. */
export function Toasts() {
  const pick = usePick();
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts);
  return (
    <div ref={tellHeight} role="status" aria-label={pick(messages.notices)} className={classes.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** How high they are, for what else is at the foot of the window and keeps above them. */
function tellHeight(region: HTMLElement | null) {
  if (region === null) return;
  let told = 0;
  const observer = new ResizeObserver(() => {
    const height = region.offsetHeight;
    // To set it styles the whole page again.
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

function ToastCard({ toast: { id, tone, title, text } }: ToastCardProps) {
  const pick = usePick();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  const Sign = tone === 'good' ? CheckIcon : AlertIcon;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with it; it only stays while it is looked at
    <div
      className={classes.toast}
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={classes.sign}>
        <Sign />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {text !== undefined && <p>{text}</p>}
      </div>
      <ActionIcon aria-label={pick(messages.close)} onClick={() => dismissToast(id)}>
        <CloseIcon size={18} />
      </ActionIcon>
    </div>
  );
}
