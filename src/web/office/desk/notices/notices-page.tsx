import { type Notice, noticeEndpoints } from '#contract/desk/notices.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { OpeningCell } from '#web/office/kit/list/opening-cell.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { NoticeTile } from './notice-signs.tsx';
import { messages, noticeTexts, shownOf } from './notices.messages.ts';
import classes from './notices-page.module.css';
import { useNoticeSummary } from './use-notice-summary.ts';
import { useOpenNotice } from './use-open-notice.ts';

/** All notices, the newest first. */
export function NoticesPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(noticeEndpoints.listNotices.query);
  const { query, link } = address;
  const isUnread = query.state === 'unread';
  const summary = useNoticeSummary();
  const tabs = [
    { ...link({ state: undefined }), label: pick(messages.all), isCurrent: !isUnread, isWhole: true },
    {
      ...link({ state: 'unread' }),
      label: pick(messages.unread),
      count: summary?.unread,
      isCurrent: isUnread,
    },
  ];
  return (
    <>
      <PageHeader title={title} help={pick(messages.lead)} actions={<ReadAll summary={summary} />} />
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(noticeEndpoints.listNotices, { query }))}
        columns={useColumns()}
        keyOf={({ kind, subjectId }) => `${kind} ${subjectId}`}
        tools={<FilterTabs label={pick(messages.byState)} tabs={tabs} />}
        empty={
          <EmptyState
            drawing={<ChaiCup />}
            title={pick(isUnread ? messages.allReadTitle : messages.emptyTitle)}
            text={pick(isUnread ? messages.allReadText : messages.emptyText)}
          />
        }
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

interface ReadAllProps {
  readonly summary: ReturnType<typeof useNoticeSummary>;
}

/** Marks the current notices as read. Notices that arrive meanwhile stay unread. */
function ReadAll({ summary }: ReadAllProps) {
  const pick = usePick();
  const read = useAction(noticeEndpoints.readAllNotices);
  const unread = useAction(noticeEndpoints.unreadAllNotices);
  const until = summary?.latest[0]?.at;
  const say = ({ data: { before } }: { readonly data: { readonly before: string | null } }) =>
    showToast({
      tone: 'good',
      title: pick(messages.areRead),
      undo: async () => void (await unread.send({ body: { until: before } })),
    });
  return (
    <ActionButton
      variant="default"
      icon={<CheckIcon />}
      isRunning={read.isRunning}
      disabledReason={until === undefined || summary?.unread === 0 ? messages.allAreRead : null}
      onPress={() => until !== undefined && void read.run({ body: { until } }, say)}
    >
      {pick(messages.readAll)}
    </ActionButton>
  );
}

function useColumns(): readonly Column<Notice>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'notice',
      header: pick(messages.notice),
      priority: 1,
      cell: (notice) => <NoticeCell notice={notice} />,
    },
    {
      key: 'amount',
      header: pick(messages.amount),
      priority: 3,
      isFigure: true,
      cell: ({ amount }) => (amount === null ? '–' : <Ltr>{formatCount(amount)}</Ltr>),
    },
    {
      key: 'by',
      header: pick(messages.by),
      priority: 3,
      cell: ({ byName }) => (byName === null ? '–' : <WrittenText>{pick(byName)}</WrittenText>),
    },
    {
      key: 'when',
      header: pick(messages.when),
      priority: 2,
      isDay: true,
      cell: ({ at }) => formatMoment(instantOf(at), language, now),
    },
    {
      key: 'read',
      header: pick(messages.unread),
      priority: 1,
      cell: (notice) => <ReadButton notice={notice} />,
    },
  ];
}

interface NoticeProps {
  readonly notice: Notice;
}

/** The text of a notice and the person it is about. The whole row opens it. */
function NoticeCell({ notice }: NoticeProps) {
  const pick = usePick();
  const language = useLanguage();
  const open = useOpenNotice();
  const { kind, isRead, about } = notice;
  return (
    <OpeningCell
      sign={<NoticeTile notice={notice} />}
      second={<WrittenText>{pickWritten(about, language)}</WrittenText>}
      isStrong={!isRead}
      onOpen={() => open(notice)}
    >
      {!isRead && <span className="visually-hidden">{pick(messages.isUnread)} </span>}
      {pick(noticeTexts[kind])(notice)}
    </OpeningCell>
  );
}

/** For a notice that can be marked as read without opening its subject. */
function ReadButton({ notice }: NoticeProps) {
  const pick = usePick();
  const read = useAction(noticeEndpoints.readNotices);
  const unread = useAction(noticeEndpoints.unreadNotices);
  const { kind, subjectId, isRead } = notice;
  if (isRead) return null;
  const body = { notices: [{ kind, subjectId }] };
  const say = () =>
    showToast({
      tone: 'good',
      title: pick(messages.isRead),
      undo: async () => void (await unread.send({ body })),
    });
  const about = `${pick(messages.read)}: ${pick(noticeTexts[kind])(notice)}`;
  return (
    <ActionIcon
      size={36}
      className={classes.read}
      aria-label={about}
      onClick={() => void read.run({ body }, say)}
    >
      <CheckIcon />
    </ActionIcon>
  );
}
