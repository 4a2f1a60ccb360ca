import { type ComponentType, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { ApiFailure, failureMessages } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { isAnythingUnsaved } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '../use-page.ts';
import { messages } from './lost-page.messages.ts';
import { publishedVersion } from './published-version.ts';

/**
 * Stands in for a page whose file did not arrive, inside the office's frame, until it does. When the server has a newer
 * version, whose files have other names, the browser loads that one by itself, unless something typed would be lost.
 */
export function lostPage(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | null = null;
  return function LostPage() {
    const [Page, setPage] = useState(() => loaded);
    // After a reload there is nothing newer to load: what is missing then is only asked for again when the reader wants it.
    const isReachedByLink = useNavigationType() !== 'POP';

    useEffect(() => {
      if (loaded === null && isReachedByLink) void reloadIf(['another']);
    }, [isReachedByLink]);

    async function tryAgain() {
      try {
        loaded = await load();
        setPage(() => loaded);
      } catch {
        // Some browsers remember that a file did not arrive, until the page is loaded again.
        await reloadIf(['this', 'another']);
      }
    }

    return Page === null ? <Missing onRetry={() => void tryAgain()} /> : <Page />;
  };
}

async function reloadIf(versions: readonly string[]): Promise<void> {
  const published = await publishedVersion();
  if (versions.includes(published) && !isAnythingUnsaved()) window.location.reload();
}

interface MissingProps {
  readonly onRetry: () => void;
}

function Missing({ onRetry }: MissingProps) {
  const pick = usePick();
  const { title } = usePage();
  const failure = new ApiFailure({ code: 'network', message: pick(failureMessages.network) });
  return (
    <>
      <PageHeader title={title} />
      <div className={panel.panel}>
        <LoadError title={pick(messages.title)} failure={failure} onRetry={onRetry} />
      </div>
    </>
  );
}
