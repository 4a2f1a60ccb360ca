import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { CloseIcon, GridIcon } from '#web/office/kit/ui/office-icons.tsx';
import classes from './nav-drawer.module.css';
import { messages } from './shell.messages.ts';
import { Sidebar } from './sidebar.tsx';
import { useMay } from './use-may.ts';

interface NavDrawerProps {
  readonly isOpen: boolean;
  readonly sidebarFoot: ReactNode;
  readonly onClose: () => void;
  readonly onLaunch: () => void;
}

/** The sidebar below the large breakpoint. The browser's own dialog holds the focus in it and closes it on Escape. */
export function NavDrawer({ isOpen, sidebarFoot, onClose, onLaunch }: NavDrawerProps) {
  const pick = usePick();
  const { pathname, state } = useLocation();
  const { location: next } = useNavigation();
  const isForStaff = useMay('notices.read');
  const dialog = useRef<HTMLDialogElement>(null);
  /** The page that was already loading when the menu was opened: its arrival does not close it. */
  const awaited = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was on its way as it was opened
  useEffect(() => {
    awaited.current = next?.pathname;
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of route is what closes it
  useEffect(() => {
    if (pathname !== awaited.current) onClose();
    awaited.current = undefined;
  }, [pathname, state]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; by keyboard Escape does the same
    <dialog
      ref={dialog}
      className={classes.drawer}
      aria-label={pick(messages.mainMenu)}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <>
          <Sidebar foot={sidebarFoot} />
          {isForStaff && (
            <ActionIcon className={classes.launch} aria-label={pick(messages.allPages)} onClick={onLaunch}>
              <GridIcon />
            </ActionIcon>
          )}
          <ActionIcon className={classes.close} aria-label={pick(messages.closeMenu)} onClick={onClose}>
            <CloseIcon />
          </ActionIcon>
        </>
      )}
    </dialog>
  );
}
