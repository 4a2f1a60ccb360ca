import { getHotkeyHandler } from '@mantine/hooks';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import type { Role } from '#domain/rights/role.ts';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import '#web/i18n/nastaliq.css';
import { useDigitsOfOffice } from '#web/office/kit/digits/digits.ts';
import { LeaveWarning } from '#web/office/kit/form/leave-warning.tsx';
import { useShortcuts } from '#web/office/kit/keys/use-shortcuts.ts';
import { followLiveChanges } from '#web/office/kit/live/follow-live-changes.ts';
import { latestPlace } from '#web/office/kit/overlay/latest-place.ts';
import { openedDrawerIn } from '#web/office/kit/overlay/opened-drawer.ts';
import { Toasts } from '#web/office/kit/overlay/toasts.tsx';
import { OfficeProvider } from '#web/office/office-provider.tsx';
import type { DrawerLoaders } from '../drawers.ts';
import type { PagePlaces } from '../pages.ts';
import { BottomBar } from './bottom-bar.tsx';
import { DrawerHost } from './drawers/drawer-host.tsx';
import { NavDrawer } from './nav-drawer.tsx';
// Loaded with the frame, because it is shown when nothing more arrives.
import './lost/lost-page.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { useRememberPages } from './lately/use-remember-pages.ts';
import { useLender } from './lender/use-lender.ts';
import classes from './office-layout.module.css';
import { SessionWarning } from './session-warning.tsx';
import { messages } from './shell.messages.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { AreaRole } from './use-area.ts';
import { useLeave } from './use-leave.ts';
import { useMay } from './use-may.ts';
import { useVerifiedSession } from './verified-session.ts';

/** Fetched at its first use: most pages are read without searching. */
const Palette = latePart(async () => (await import('./palette/palette.tsx')).Palette);

/** The parts of the frame that features provide. */
interface FrameProps {
  readonly drawers: DrawerLoaders;
  readonly places: PagePlaces;
  /** In the bar of staff. */
  readonly notices: ReactNode;
  /** At the foot of the sidebar of a new lender. */
  readonly firstWeek: ReactNode;
  /** Asks a user whose session has ended for the password, on the same page. */
  readonly signInAgain: ReactNode;
}

interface OfficeLayoutProps extends FrameProps {
  /** The role of the framed area. */
  readonly role: Role;
}

/** The frame of the signed-in areas. */
export function OfficeLayout({ role, ...parts }: OfficeLayoutProps) {
  return (
    <AreaRole value={role}>
      <OfficeProvider>
        <Frame {...parts} />
      </OfficeProvider>
    </AreaRole>
  );
}

function Frame({ drawers, places, notices, firstWeek, signInAgain }: FrameProps) {
  const pick = usePick();
  useDigitsOfOffice();
  useFollowing();
  useShortcuts();
  useRememberPages();
  const leave = useLeave();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const palette = usePalette(places);
  const { name } = useLender();
  const isVerified = useVerifiedSession();
  return (
    <Text as="div" size={3} className={classes.office}>
      <a href="#content" className={`${classes.skip} screen-only`}>
        {pick(messages.skip)}
      </a>
      <div className={classes.sidebar}>
        <Sidebar firstWeek={firstWeek} />
      </div>
      <NavDrawer isOpen={isMenuOpen} firstWeek={firstWeek} onClose={() => setIsMenuOpen(false)} />
      <div className={classes.body}>
        <p className={classes.lender}>{pick(name)}</p>
        <TopBar onOpenMenu={() => setIsMenuOpen(true)} onSearch={palette.open} notices={notices} />
        <main id="content" className={classes.content} tabIndex={-1}>
          <Outlet />
        </main>
        {palette.shown}
        <BottomBar onSearch={palette.open} />
      </div>
      <DrawerHost loaders={drawers} />
      <Toasts />
      {isVerified && signInAgain}
      <LeaveWarning />
      <SessionWarning onSignOut={leave} />
    </Text>
  );
}

/** Staff hear of changes as long as the office is open. */
function useFollowing() {
  const mayFollow = useMay('live-changes.follow');
  useEffect(() => {
    if (!mayFollow) return;
    const leaving = new AbortController();
    followLiveChanges(leaving.signal);
    return () => leaving.abort();
  }, [mayFollow]);
}

function usePalette(places: PagePlaces) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const close = () => setIsOpen(false);
  function open() {
    // A drawer whose task is done is not worth a question, nor a way back to it.
    if (openedDrawerIn(latestPlace().state)?.isDone) void navigate(-1);
    setIsOpen(true);
  }
  const toggle = useEffectEvent(() => (isOpen ? close() : open()));
  // Registered before the first paint, so that a key pressed right then does not reach the browser.
  useLayoutEffect(() => {
    // By the physical key, because on an Urdu keyboard it writes another letter. It also works in a field.
    const listen = getHotkeyHandler([['mod+K', () => toggle(), { usePhysicalKeys: true }]]);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const shown = isOpen && (
    <Suspense fallback={null}>
      <Palette onClose={close} places={places} />
    </Suspense>
  );
  return { open, shown };
}
