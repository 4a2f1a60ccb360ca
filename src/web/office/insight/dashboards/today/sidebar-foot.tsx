import { Suspense } from 'react';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { useFirstWeek } from '../first-week/use-first-week.ts';

const FirstWeekProgress = latePart(
  async () => (await import('../first-week/first-week-progress.tsx')).FirstWeekProgress,
);
const TodayCard = latePart(async () => (await import('./today-card.tsx')).TodayCard);

/** The width from which the sidebar is beside the page. */
const sidebarWidth = '(width >= 75em)';

/** At the foot of the sidebar: the first week of a new lender, then the day. It is optional: without its data it is hidden. */
export function SidebarFoot() {
  const isForStaff = useMay('notices.read');
  const isBeside = useMediaQuery(sidebarWidth);
  const { isOver, firstWeek } = useFirstWeek();
  return (
    <Suspense fallback={null}>
      {!isOver && firstWeek !== undefined && <FirstWeekProgress done={firstWeek.done} />}
      {isOver && isForStaff && isBeside && <TodayCard />}
    </Suspense>
  );
}
