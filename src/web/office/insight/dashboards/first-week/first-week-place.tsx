import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { firstWeekEndpoints } from '#contract/insight/first-week.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePage } from '#web/office/shell/use-page.ts';

const FirstWeekPage = latePart(async () => (await import('./first-week-page.tsx')).FirstWeekPage);

/** In this tab: that the lender is at work, so that nothing has to be asked any more. */
const overKey = 'firstWeekOver';

interface FirstWeekPlaceProps {
  /** The dashboard with figures. */
  readonly children: ReactNode;
}

/** The steps of a new lender until it is ready to work, then the dashboard. For a lender at work, the server is asked once in each tab. */
export function FirstWeekPlace({ children }: FirstWeekPlaceProps) {
  const [isOver] = useState(() => sessionStorage.getItem(overKey) !== null);
  const [isLeft, setIsLeft] = useState(false);
  const { data, error } = useEndpoint(firstWeekEndpoints.getFirstWeek, {}, { enabled: !isOver });
  if (data?.isOver) sessionStorage.setItem(overKey, 'yes');
  if (isOver || isLeft || data?.isOver || error !== null) return children;
  if (data === undefined) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <FirstWeekPage firstWeek={data} onLeave={() => setIsLeft(true)} />
    </Suspense>
  );
}

/** With a heading, which takes the focus when the page is opened. */
function Waiting() {
  return (
    <>
      <PageHeader title={usePage().title} />
      <Skeleton height={320} radius="lg" />
    </>
  );
}
