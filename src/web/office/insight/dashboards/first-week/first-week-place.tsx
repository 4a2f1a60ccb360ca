import { type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { useMinute } from '#web/format/now.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { hiddenCookie, isHiddenOn } from './hidden-today.ts';
import { useFirstWeek } from './use-first-week.ts';

const FirstWeekPage = latePart(async () => (await import('./first-week-page.tsx')).FirstWeekPage);

interface FirstWeekPlaceProps {
  /** The dashboard with figures. */
  readonly children: ReactNode;
}

/** The steps of a new lender until it is ready to work, then the dashboard. The reader may leave them, or hide them until tomorrow. */
export function FirstWeekPlace({ children }: FirstWeekPlaceProps) {
  const { isOver, firstWeek } = useFirstWeek();
  const today = businessDateOf(useMinute());
  const navigate = useNavigate();
  const isAskedFor = useLocation().state?.firstWeek === true;
  const [isLeft, setIsLeft] = useState(() => isHiddenOn(today, document.cookie));

  function leave() {
    setIsLeft(true);
    void navigate('.', { replace: true, state: null });
  }

  if (isOver || (isLeft && !isAskedFor)) return children;
  if (firstWeek === undefined) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <FirstWeekPage
        firstWeek={firstWeek}
        onLeave={leave}
        onHide={() => {
          // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that the office supports
          document.cookie = hiddenCookie(today);
          leave();
        }}
      />
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
