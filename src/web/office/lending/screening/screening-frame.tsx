import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { screeningStateEndpoints } from '#contract/lending/screening/screening-state.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages } from './screening.messages.ts';

const { getScreening } = screeningStateEndpoints;
const live = { kinds: ['screening'], endpoints: [getScreening] } as const;

/** The parts of screening besides the matches, as their addresses have them. */
export const screeningParts = ['lists', 'runs'] as const;
type ScreeningPart = (typeof screeningParts)[number] | 'matches';

interface ScreeningFrameProps {
  readonly part: ScreeningPart;
  readonly children: ReactNode;
}

/** The head of each part of screening. While screening is off, only that is said and nothing is asked. */
export function ScreeningFrame({ part, children }: ScreeningFrameProps) {
  const pick = usePick();
  const area = useArea();
  const { title } = usePage();
  const settings = usePageLink()('screeningRules');
  const { data } = useEndpoint(getScreening);
  useLiveChanges(live);
  const isOff = data?.isOn === false;
  const tabs = (['matches', ...screeningParts] as const).map((each) => ({
    to: each === 'matches' ? area.screening() : area.screeningPart(each),
    label: pick(messages[each]),
    count: each === 'matches' && data !== undefined ? data.openStops + data.openLooks : undefined,
    isCurrent: each === part,
  }));
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.help)}
        {...(!isOff && { queues: <FilterTabs label={pick(messages.parts)} tabs={tabs} /> })}
      />
      {isOff ? (
        <EmptyState
          drawing={<OpenRegister />}
          title={pick(messages.offTitle)}
          text={pick(messages.offText)}
          action={
            <Button as={Link} to={settings.to}>
              {settings.label}
            </Button>
          }
        />
      ) : (
        data !== undefined && children
      )}
    </>
  );
}
