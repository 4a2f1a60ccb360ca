import type { ReactNode } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import { settingsEndpoints } from '#contract/lender/settings.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages } from './settings.messages.ts';

type Settings = OutputOf<typeof settingsEndpoints.getSettings>;

interface SettingsFrameProps {
  readonly lead: string;
  /** Takes the settings, and a function that fetches them again. */
  readonly children: (settings: Settings, askAgain: () => Promise<Settings | undefined>) => ReactNode;
}

/** One part of the settings: its heading at once, its form as soon as fresh settings have loaded. */
export function SettingsFrame({ lead, children }: SettingsFrameProps) {
  const { title } = usePage();
  const { isFetchedAfterMount, data, ...asked } = useEndpoint(settingsEndpoints.getSettings, {}, forEditing);
  return (
    <RecordPage
      back={usePageLink()('settings')}
      title={title}
      help={lead}
      item={{ ...asked, data: isFetchedAfterMount ? data : undefined }}
      notOpened={messages.loadError}
    >
      {children}
    </RecordPage>
  );
}
