import { Link } from 'react-router';
import { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { myDayEndpoints } from '#contract/lending/my-day.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { MyCashPanels, SlipsOfWeek } from '../cash/my-cash.tsx';
import { HandledEntries } from './handled-entries.tsx';
import { HandledTotals } from './handled-totals.tsx';
import { messages } from './my-day.messages.ts';
import classes from './my-day-page.module.css';

/** The reader's payments of today, for depositing the cash at the branch. Printed, it is the deposit slip. */
export function MyDayPage() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const { title } = usePage();
  const { data, error, refetch } = useEndpoint(myDayEndpoints.getMyDay);
  const { data: cash } = useEndpoint(cashEndpoints.getMyCash, {}, { refetchInterval: 25_000 });
  /** The branch's cash has begun with a count. */
  const isFollowed = cash !== undefined && cash.drawers.length > 0;
  const record = (
    <Button as={Link} to={area.newPayment()}>
      {pick(messages.record)}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.help)}
        lead={data && formatCalendarDay(data.day, language, now)}
        actions={
          data !== undefined &&
          data.entries.length > 0 && (
            <Row gap={2} wraps className="screen-only">
              <Button variant="default" leftSection={<PrintIcon size={18} />} onClick={() => window.print()}>
                {pick(messages.print)}
              </Button>
              {record}
            </Row>
          )
        }
      />
      {isFollowed && (
        <div className="screen-only">
          <MyCashPanels cash={cash} />
        </div>
      )}
      {data !== undefined && <HandledTotals day={data} isCashFollowed={isFollowed} />}
      <section className={panel.panel} aria-label={pick(messages.list)}>
        {data === undefined ? (
          error === null ? (
            <Skeleton height={240} radius="lg" />
          ) : (
            <LoadError title={pick(messages.failed)} failure={error} onRetry={() => void refetch()} />
          )
        ) : data.entries.length === 0 ? (
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.emptyTitle)}
            text={pick(messages.emptyText)}
            action={record}
          />
        ) : (
          <HandledEntries entries={data.entries} />
        )}
      </section>
      {isFollowed && (
        <div className={`${classes.slips} screen-only`}>
          <SlipsOfWeek cash={cash} />
        </div>
      )}
      {data?.proof && (
        <p className={classes.proof}>
          {pick(messages.inTheBooks)}: <Ltr>{data.proof.receiptNumber}</Ltr> <Ltr>{data.proof.chainMark}</Ltr>
        </p>
      )}
      <div className={classes.signatures}>
        <p>{pick(messages.given)}</p>
        <p>{pick(messages.taken)}</p>
      </div>
    </>
  );
}
