import { type BookMonth, monthEndpoints } from '#contract/insight/months.ts';
import { stepNames } from '#contract/insight/report-labels.messages.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, formatMonth, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { DottedCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { MonthActions } from './month-actions.tsx';
import { messages, monthsShownOf } from './months.messages.ts';
import classes from './months-page.module.css';

/** The months of the books: closes them in order, and reopens the last closed one. */
export function MonthsPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(monthEndpoints.listMonths.query);
  return (
    <>
      <PageHeader title={title} help={pick(messages.lead)} />
      <ListPanel
        label={pick(messages.list)}
        list={useListPage(endpointQuery(monthEndpoints.listMonths, { query: address.query }))}
        columns={useColumns()}
        keyOf={({ month }) => month}
        empty={
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.emptyTitle)}
            text={pick(messages.emptyText)}
          />
        }
        summaryOf={pick(monthsShownOf)}
        address={address}
      />
    </>
  );
}

function useColumns(): readonly Column<BookMonth>[] {
  const pick = usePick();
  const language = useLanguage();
  return [
    {
      key: 'month',
      header: pick(stepNames.month),
      priority: 1,
      cell: ({ month, isClosed }) => (
        <div>
          <Text as="div" weight={600} className={classes.month}>
            {formatMonth(`${month}-01`, language)} <Ltr>{month.slice(0, 4)}</Ltr>
          </Text>
          <SecondLine>
            {isClosed ? (
              <Text as="span" tone="muted">
                {pick(messages.closed)}
              </Text>
            ) : (
              <Badge tone="quiet" icon={DottedCircleIcon} text={pick(messages.open)} />
            )}
          </SecondLine>
        </div>
      ),
    },
    {
      key: 'due',
      header: pick(messages.due),
      priority: 2,
      isFigure: true,
      cell: ({ due }) => <Ltr>{formatCount(due)}</Ltr>,
    },
    {
      key: 'collected',
      header: pick(messages.collected),
      priority: 2,
      isFigure: true,
      cell: ({ collected }) => <Ltr>{formatCount(collected)}</Ltr>,
    },
    {
      key: 'record',
      header: pick(messages.record),
      priority: 3,
      cell: ({ closes }) => closes.map((close) => <CloseOnRecord key={close.id} close={close} />),
    },
    {
      key: 'actions',
      header: pick(messages.action),
      priority: 1,
      isAction: true,
      cell: (month) => <MonthActions month={month} />,
    },
  ];
}

interface CloseOnRecordProps {
  readonly close: BookMonth['closes'][number];
}

/** A close with who and when, below its reopening with the reason. */
function CloseOnRecord({ close }: CloseOnRecordProps) {
  const pick = usePick();
  const { closedAt, closedByName, reopenedAt, reopenedByName, reopenReason } = close;
  return (
    <>
      {reopenedAt !== null && (
        <>
          <Happened what={pick(messages.reopened)} by={reopenedByName} at={reopenedAt} />
          <SecondLine>
            <WrittenText>{reopenReason ?? ''}</WrittenText>
          </SecondLine>
        </>
      )}
      <Happened what={reopenedAt !== null && pick(messages.closed)} by={closedByName} at={closedAt} />
    </>
  );
}

interface HappenedProps {
  /** Left out of the close that stands, which the month itself names. */
  readonly what: string | false;
  readonly by: Written | null;
  readonly at: string;
}

function Happened({ what, by, at }: HappenedProps) {
  const language = useLanguage();
  const now = useMinute();
  return (
    <FactLine>
      {what}
      {by !== null && <WrittenText>{pickWritten(by, language)}</WrittenText>}
      {formatMoment(instantOf(at), language, now)}
    </FactLine>
  );
}
