import { ActionIcon } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { CloseIcon } from '#web/office/kit/ui/office-icons.tsx';
import classes from './nav-drawer.module.css';
import { messages } from './shell.messages.ts';
import { Sidebar } from './sidebar.tsx';

interface NavDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar below the large breakpoint. The browser's own dialog holds the focus in it and closes it on Escape. */
export function NavDrawer({ isOpen, onClose }: NavDrawerProps) {
  const pick = usePick();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of route is what closes it
  useEffect(onClose, [pathname]);

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
          <Sidebar />
          <ActionIcon className={classes.close} aria-label={pick(messages.closeMenu)} onClick={onClose}>
            <CloseIcon />
          </ActionIcon>
        </>
      )}
    </dialog>
  );
}
