import { useState } from 'react';
import { Outlet } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import '#web/i18n/nastaliq.css';
import { OfficeProvider } from '../office-provider.tsx';
import { SignInAgain } from '../profile/sign-in-again.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import classes from './office-layout.module.css';
import { messages } from './shell.messages.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useVerifiedSession } from './verified-session.ts';

/** The frame of the signed-in areas. */
export function OfficeLayout() {
  return (
    <OfficeProvider>
      <Frame />
    </OfficeProvider>
  );
}

function Frame() {
  const pick = usePick();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isVerified = useVerifiedSession();
  return (
    <div className={classes.office}>
      <a href="#content" className={classes.skip}>
        {pick(messages.skip)}
      </a>
      <div className={classes.sidebar}>
        <Sidebar />
      </div>
      <NavDrawer isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
      <div className={classes.body}>
        <TopBar onOpenMenu={() => setIsMenuOpen(true)} />
        <main id="content" className={classes.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {isVerified && <SignInAgain />}
    </div>
  );
}
