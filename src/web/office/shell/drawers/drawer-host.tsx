import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiFailure, failureMessages } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { openedDrawerIn } from '#web/office/kit/overlay/opened-drawer.ts';
import { drawerLoaders } from '../../drawer-loaders.ts';
import type { DrawerName, DrawerProps } from '../../drawers.ts';
import { messages } from './drawers.messages.ts';

/** Shows the drawer that is open over the page, once its file is here. */
export function DrawerHost() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = openedDrawerIn(state);
  if (opened === null || !isDrawer(opened.name)) return null;
  return (
    <LoadedDrawer
      key={`${opened.name} ${opened.id}`}
      name={opened.name}
      id={opened.id}
      close={() => void navigate(-1)}
    />
  );
}

function isDrawer(name: string): name is DrawerName {
  return Object.hasOwn(drawerLoaders, name);
}

interface LoadedDrawerProps extends DrawerProps {
  readonly name: DrawerName;
}

function LoadedDrawer({ name, id, close }: LoadedDrawerProps) {
  const [Loaded, setLoaded] = useState<ComponentType<DrawerProps> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let isWanted = attempt > 0;
    drawerLoaders[name]().then(
      (component) => isWanted && setLoaded(() => component),
      () => isWanted && setIsLost(true),
    );
    return () => {
      isWanted = false;
    };
  }, [name, attempt]);

  function tryAgain() {
    setIsLost(false);
    setAttempt(attempt + 1);
  }

  if (Loaded !== null) return <Loaded id={id} close={close} />;
  return isLost ? <LostDrawer onRetry={tryAgain} onClose={close} /> : null;
}

interface LostDrawerProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Stands in for a drawer whose file did not arrive. */
function LostDrawer({ onRetry, onClose }: LostDrawerProps) {
  const pick = usePick();
  const failure = new ApiFailure({ code: 'network', message: pick(failureMessages.network) });
  return (
    <Drawer title={pick(messages.lost)} onClose={onClose}>
      <LoadError title={pick(messages.lost)} failure={failure} onRetry={onRetry} />
    </Drawer>
  );
}
