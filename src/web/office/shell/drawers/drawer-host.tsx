import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ApiFailure, failureMessages } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { isLeaving } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { latestPlace } from '#web/office/kit/overlay/latest-place.ts';
import { type OpenedDrawer, openedDrawerIn } from '#web/office/kit/overlay/opened-drawer.ts';
import type { DrawerLoaders, DrawerName, DrawerProps } from '../../drawers.ts';
import { messages } from './drawers.messages.ts';

interface DrawerHostProps {
  /** The loader of each drawer. */
  readonly loaders: DrawerLoaders;
}

/** Shows the open drawer over the page. Until its file has loaded, it shows an empty frame. */
export function DrawerHost({ loaders }: DrawerHostProps) {
  const { state } = useLocation();
  const goBack = useGoBack();
  const opened = openedDrawerIn(state);
  const key = opened && `${opened.name} ${opened.id}`;
  // A drawer whose task is done is not opened anew: its form would begin at the first step.
  const [shown, setShown] = useState<string | null>(null);
  const isShown = opened !== null && (!opened.isDone || key === shown);
  if (shown !== (isShown ? key : null)) setShown(isShown ? key : null);
  if (!isShown && opened?.outcome !== undefined) return <Navigate to={opened.outcome} replace />;
  if (!isShown || !isDrawer(loaders, opened.name)) return null;
  return <LoadedDrawer key={key} load={loaders[opened.name]} id={opened.id} close={() => goBack(opened)} />;
}

/**
 * Closes a drawer by going back in the history, once: a user who presses twice, or has gone back before the answer came, does not
 * leave the page.
 */
function useGoBack(): (from: OpenedDrawer) => void {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  return ({ name, id }) => {
    const opened = openedDrawerIn(latestPlace().state);
    if (isGoing.current || isLeaving() || opened?.name !== name || opened.id !== id) return;
    isGoing.current = true;
    // It also fires when leaving is then questioned, because that goes back and forth.
    window.addEventListener('popstate', () => (isGoing.current = false), { once: true });
    void navigate(-1);
  };
}

function isDrawer(loaders: DrawerLoaders, name: string): name is DrawerName {
  return Object.hasOwn(loaders, name);
}

interface LoadedDrawerProps extends DrawerProps {
  readonly load: DrawerLoaders[DrawerName];
}

function LoadedDrawer({ load, id, close }: LoadedDrawerProps) {
  const [Loaded, setLoaded] = useState<ComponentType<DrawerProps> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let isWanted = attempt > 0;
    load().then(
      (component) => isWanted && setLoaded(() => component),
      () => isWanted && setIsLost(true),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  function tryAgain() {
    setIsLost(false);
    setAttempt(attempt + 1);
  }

  if (Loaded !== null) return <Loaded id={id} close={close} />;
  return isLost ? <LostDrawer onRetry={tryAgain} onClose={close} /> : <ComingDrawer onClose={close} />;
}

interface ComingDrawerProps {
  readonly onClose: () => void;
}

function ComingDrawer({ onClose }: ComingDrawerProps) {
  const pick = usePick();
  return (
    <Drawer
      title={
        <>
          <span className="visually-hidden">{pick(messages.opening)}</span>
          <Skeleton width={160} height={20} />
        </>
      }
      onClose={onClose}
    >
      <Skeleton height={240} radius="lg" />
    </Drawer>
  );
}

interface LostDrawerProps extends ComingDrawerProps {
  readonly onRetry: () => void;
}

/** Replaces a drawer whose file failed to load. */
function LostDrawer({ onRetry, onClose }: LostDrawerProps) {
  const pick = usePick();
  const failure = new ApiFailure({ code: 'network', message: pick(failureMessages.network) });
  return (
    <Drawer title={pick(messages.lost)} onClose={onClose}>
      <LoadError title={pick(messages.lost)} failure={failure} onRetry={onRetry} />
    </Drawer>
  );
}
