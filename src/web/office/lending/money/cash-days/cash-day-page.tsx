import { Suspense } from 'react';
import { useParams } from 'react-router';
import { cashDayEndpoints } from '#contract/lending/cash-days/cash-days.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { MissingRecord } from '#web/office/kit/record/missing-record.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import classes from './cash-day-page.module.css';
import { messages } from './cash-days.messages.ts';
import { CloseDayForm } from './close-day-form.tsx';
import { ClosedDays } from './closed-days.tsx';
import { DaySteps } from './day-steps.tsx';

/** The form is there before it. */
const DayBeside = latePart(async () => (await import('./day-beside.tsx')).DayBeside);

/** The close of the day of a branch on one page, and the days that are closed. */
export function CashDayPage() {
  const { branchId = '' } = useParams();
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const back = usePageLink()('cash');
  const {
    data: open,
    error,
    refetch,
  } = useEndpoint(cashDayEndpoints.getOpenCashDay, { params: { branchId } });
  return (
    <>
      <BackLink {...back} />
      <PageHeader
        title={title}
        help={pick(messages.help)}
        lead={
          open !== undefined && (
            <>
              {pick(open.city)}
              {open.day !== null && ` · ${formatDate(open.day, language)}`}
            </>
          )
        }
      />
      {open !== undefined ? (
        <Stack gap={4}>
          <div className={classes.close}>
            <DaySteps open={open} />
            {open.day === null ? (
              <Banner tone="good" title={pick(messages.closedToday)}>
                <p>{pick(messages.closedTodayText)}</p>
              </Banner>
            ) : (
              <CloseDayForm open={open} day={open.day} />
            )}
            <Suspense fallback={<Skeleton height={360} radius="lg" />}>
              <DayBeside open={open} />
            </Suspense>
          </div>
          <ClosedDays branchId={branchId} />
        </Stack>
      ) : error === null ? (
        <Skeleton height={360} radius="lg" />
      ) : (
        <MissingRecord
          title={messages.notOpened}
          failure={error}
          back={back}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
