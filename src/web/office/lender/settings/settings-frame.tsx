import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { settingsEndpoints } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages } from './settings.messages.ts';

type Settings = OutputOf<typeof settingsEndpoints.getSettings>;

interface SettingsFrameProps {
  readonly lead: string;
  readonly children: (settings: Settings) => ReactNode;
}

/** One part of the settings: its heading at once, its form as soon as the settings are here. */
export function SettingsFrame({ lead, children }: SettingsFrameProps) {
  const pick = usePick();
  const { title } = usePage();
  const { data, error, refetch, isFetchedAfterMount } = useEndpoint(
    settingsEndpoints.getSettings,
    {},
    forEditing,
  );
  return (
    <>
      <BackLink {...usePageLink()('settings')} />
      <PageHeader title={title} lead={lead} />
      {data !== undefined && isFetchedAfterMount ? (
        children(data)
      ) : error !== null ? (
        <section className={panel.panel}>
          <LoadError title={pick(messages.loadError)} failure={error} onRetry={refetch} />
        </section>
      ) : (
        <Skeleton height={360} radius="lg" />
      )}
    </>
  );
}
