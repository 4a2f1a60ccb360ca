import { informingKinds, type Notice } from '#contract/desk/notices.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Menu, MenuDivider, MenuGroup, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './notice-bell.module.css';
import { NoticeTile } from './notice-signs.tsx';
import { bellName, messages, noticeTexts, unreadText } from './notices.messages.ts';
import { useNoticeSummary } from './use-notice-summary.ts';
import { useOpenNotice } from './use-open-notice.ts';
import { useTitleCount } from './use-title-count.ts';

const widthPx = 360;

/** The newest notices, those that wait for the reader first, the number of unread ones, and a link to all. */
export function NoticeBell() {
  const pick = usePick();
  const summary = useNoticeSummary();
  const open = useOpenNotice();
  const { to, icon: BellIcon } = usePageLink()('notices');
  const unread = summary?.unread ?? 0;
  useTitleCount(unread);
  const informs = ({ kind }: Notice) => informingKinds.includes(kind);
  const latest = summary?.latest ?? [];
  const groups = [
    { name: pick(messages.needsYou), notices: latest.filter((notice) => !informs(notice)) },
    { name: pick(messages.forInformation), notices: latest.filter(informs) },
  ].filter(({ notices }) => notices.length > 0);
  return (
    <Menu
      label={pick(bellName)(unread)}
      width={widthPx}
      buttonClass={classes.bell}
      button={
        <>
          <BellIcon size={22} />
          {unread > 0 && <Ltr className={classes.count}>{unreadText(unread)}</Ltr>}
        </>
      }
    >
      {groups.map(({ name, notices }) => (
        <MenuGroup key={name} name={name}>
          {notices.map((notice) => (
            <MenuItem
              key={`${notice.kind} ${notice.subjectId}`}
              icon={<NoticeTile notice={notice} />}
              onSelect={() => open(notice)}
            >
              <NoticeLines notice={notice} />
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
      {summary?.latest.length === 0 && (
        <Stack as="p" pad={2} tone="muted">
          {pick(messages.noneYet)}
        </Stack>
      )}
      <MenuDivider />
      <MenuItem to={to} className={classes.all}>
        {pick(messages.seeAll)}
      </MenuItem>
    </Menu>
  );
}

interface NoticeLinesProps {
  readonly notice: Notice;
}

function NoticeLines({ notice }: NoticeLinesProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { isRead, about, at } = notice;
  return (
    <>
      {!isRead && <span className="visually-hidden">{pick(messages.isUnread)} </span>}
      <Stack as="span" weight={isRead ? 400 : 600}>
        {pick(noticeTexts[notice.kind])(notice)}
      </Stack>
      <Stack as="span" size={2} tone="muted">
        <FactLine>
          <WrittenText>{pickWritten(about, language)}</WrittenText>
          {formatMoment(instantOf(at), language, now)}
        </FactLine>
      </Stack>
    </>
  );
}
