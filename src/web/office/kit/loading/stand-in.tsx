import { type ComponentType, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { isAnythingUnsaved } from '../form/engine/unsaved-forms.ts';
import { publishedVersion } from './published-version.ts';

export interface MissingProps {
  readonly onRetry: () => void;
}

/**
 * Shows `Missing` in the place of a part whose file failed to load, until it does. When the server has a newer version, whose
 * files have other names, the browser reloads on its own, unless input would be lost.
 */
export function standIn<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<MissingProps>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function StandIn(props: Props) {
    const [Arrived, setArrived] = useState(() => loaded);
    // After a reload there is nothing newer to load. A file missing then is fetched again only when the reader asks for it.
    const isReachedByLink = useNavigationType() !== 'POP';

    useEffect(() => {
      if (loaded === null && isReachedByLink) void reloadIf(['another']);
    }, [isReachedByLink]);

    async function tryAgain() {
      try {
        loaded = await load();
        setArrived(() => loaded);
      } catch {
        // Some browsers cache the failure of a file until the page is reloaded.
        await reloadIf(['this', 'another']);
      }
    }

    return Arrived === null ? <Missing onRetry={() => void tryAgain()} /> : <Arrived {...props} />;
  };
}

async function reloadIf(versions: readonly string[]): Promise<void> {
  const published = await publishedVersion();
  if (versions.includes(published) && !isAnythingUnsaved()) window.location.reload();
}
