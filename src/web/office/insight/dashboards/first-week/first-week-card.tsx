import { Suspense } from 'react';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { useFirstWeek } from './use-first-week.ts';

const FirstWeekProgress = latePart(async () => (await import('./first-week-progress.tsx')).FirstWeekProgress);

/** The first week in the sidebar, gone once it is over. It is optional: without its data it is hidden. */
export function FirstWeekCard() {
  const { isOver, firstWeek } = useFirstWeek();
  if (isOver || firstWeek === undefined) return null;
  return (
    <Suspense fallback={null}>
      <FirstWeekProgress done={firstWeek.done} />
    </Suspense>
  );
}
