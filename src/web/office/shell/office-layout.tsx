import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import type { Role } from '#domain/rights/role.ts';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import '#web/i18n/nastaliq.css';
import { useDigitsOfOffice } from '#web/office/kit/digits/digits.ts';
import { LeaveWarning } from '#web/office/kit/form/leave-warning.tsx';
import { useShownKeys } from '#web/office/kit/keys/letter-keys.ts';
import { useShortcuts } from '#web/office/kit/keys/use-shortcuts.ts';
import { ListBarEnd } from '#web/office/kit/list/bar/list-bar-end.ts';
import { followLiveChanges } from '#web/office/kit/live/follow-live-changes.ts';
import { latestPlace } from '#web/office/kit/overlay/latest-place.ts';
import { openedDrawerIn } from '#web/office/kit/overlay/opened-drawer.ts';
import { Toasts } from '#web/office/kit/overlay/toasts.tsx';
import { OfficeProvider } from '#web/office/office-provider.tsx';
import type { DrawerLoaders } from '../drawers.ts';
import { type PagePlaces, pagesOf } from '../pages.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionBanner } from './connection/connection-banner.tsx';
import { DrawerHost } from './drawers/drawer-host.tsx';
import { NavDrawer } from './nav-drawer.tsx';
// Loaded with the frame, because it is shown when nothing more arrives.
import './lost/lost-page.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { useRememberPages } from './lately/use-remember-pages.ts';
import { useLender } from './lender/use-lender.ts';
import classes from './office-layout.module.css';
import { messages } from './shell.messages.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { AreaRole, useRole } from './use-area.ts';
import { foldedMenu } from './use-folded-menu.ts';
import { useLeave } from './use-leave.ts';
import { useMay } from './use-may.ts';
import { useVerifiedSession } from './verified-session.ts';
import { ListEnd } from './views/list-end.tsx';
import { SessionWarning } from './warning/session-warning.tsx';

/** Fetched at their first use: most pages are read without them. */
const Palette = latePart(async () => (await import('./palette/palette.tsx')).Palette);
const KeysSheet = latePart(async () => (await import('./keys/keys-sheet.tsx')).KeysSheet);
const Launcher = latePart(async () => (await import('./launcher/launcher.tsx')).Launcher);

/** The parts of the frame that features provide. */
interface FrameProps {
  readonly drawers: DrawerLoaders;
  readonly places: PagePlaces;
  /** In the bar of staff. */
  readonly notices: ReactNode;
  /** At the foot of the sidebar, above the office hours. */
  readonly sidebarFoot: ReactNode;
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

function Frame({ drawers, places, notices, sidebarFoot, signInAgain }: FrameProps) {
  const pick = usePick();
  useDigitsOfOffice();
  useFollowing();
  useRememberPages();
  const leave = useLeave();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const over = useOverlays(places);
  const { name } = useLender();
  const isVerified = useVerifiedSession();
  const isFolded = foldedMenu.use();
  const mayKeepViews = useMay('saved-views.keep');
  return (
    <Text as="div" size={3} className={classes.office} data-folded={isFolded || undefined}>
      <a href="#content" className={`${classes.skip} screen-only`}>
        {pick(messages.skip)}
      </a>
      <div className={classes.sidebar}>
        <Sidebar foot={sidebarFoot} isFolded={isFolded} onFold={foldedMenu.set} />
      </div>
      <NavDrawer
        isOpen={isMenuOpen}
        sidebarFoot={sidebarFoot}
        onClose={() => setIsMenuOpen(false)}
        onLaunch={() => {
          setIsMenuOpen(false);
          over.launch();
        }}
      />
      <div className={classes.body}>
        <p className={classes.lender}>{pick(name)}</p>
        <TopBar
          onOpenMenu={() => setIsMenuOpen(true)}
          onSearch={over.search}
          onLaunch={over.launch}
          notices={notices}
        />
        <main id="content" className={classes.content} tabIndex={-1}>
          <ConnectionBanner />
          <ListBarEnd value={mayKeepViews ? <ListEnd /> : null}>
            <Outlet />
          </ListBarEnd>
        </main>
        {over.shown}
        <BottomBar onSearch={over.search} />
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

/** The search, the list of keys and the launcher, of which one is open at most. */
function useOverlays(places: PagePlaces) {
  const [open, setOpen] = useState<'search' | 'keys' | 'launcher' | null>(null);
  const navigate = useNavigate();
  const role = useRole();
  const close = () => setOpen(null);
  function search() {
    // A drawer whose task is done is not worth a question, nor a way back to it.
    if (openedDrawerIn(latestPlace().state)?.isDone) void navigate(-1);
    setOpen('search');
  }
  const toggle = useEffectEvent(() => (open === 'search' ? close() : search()));
  // Registered before the first paint, so that a key pressed right then does not reach the browser.
  useLayoutEffect(() => {
    // By the physical key, because on an Urdu keyboard it writes another letter. It also works in a field.
    const listen = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (code !== 'KeyK' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  useShownKeys();
  useShortcuts({
    areResting: open !== null,
    goTo(letter) {
      const page = pagesOf(role).find(({ key }) => key === letter);
      if (page !== undefined) void navigate(page.patterns.at(-1) ?? '');
    },
    anywhere: {
      '?': () => setOpen('keys'),
      '/': search,
      J: () => focusRow(1),
      K: () => focusRow(-1),
    },
  });
  const shown = (
    <Suspense fallback={null}>
      {open === 'search' && <Palette onClose={close} onKeys={() => setOpen('keys')} places={places} />}
      {open === 'keys' && <KeysSheet onClose={close} />}
      {open === 'launcher' && <Launcher onClose={close} />}
    </Suspense>
  );
  return { search, launch: () => setOpen('launcher'), shown };
}

/** Moves the focus to the next or the previous row of the page's table. */
function focusRow(step: 1 | -1) {
  const openers = [...document.querySelectorAll('main tbody tr')].flatMap(
    (row) => row.querySelector<HTMLElement>('a, button') ?? [],
  );
  const at = openers.findIndex((opener) => opener.closest('tr')?.contains(document.activeElement));
  openers[at === -1 ? 0 : at + step]?.focus();
}
