import type { ComponentType } from 'react';
import { ApiFailure, failureMessages } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { type MissingProps, standIn } from '#web/office/kit/loading/stand-in.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '../use-page.ts';
import { messages } from './lost-page.messages.ts';

/** Replaces a page whose file failed to load, inside the office's frame. */
export function lostPage(load: () => Promise<ComponentType>): ComponentType {
  return standIn(load, MissingPage);
}

function MissingPage({ onRetry }: MissingProps) {
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
