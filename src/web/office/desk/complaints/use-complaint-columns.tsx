import { Link } from 'react-router';
import type { ComplaintRow } from '#contract/desk/complaints.ts';
import { complaintKindNames, complaintSourceNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { formatCalendarDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import opener from '#web/office/kit/ui/row-opener.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { ClockBadge } from './clock-badge.tsx';
import { messages } from './complaints.messages.ts';

export function useComplaintColumns(): readonly Column<ComplaintRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const dayOf = (iso: string) => formatCalendarDay(businessDateOf(instantOf(iso)), language, now);
  return [
    {
      key: 'number',
      header: pick(messages.number),
      priority: 1,
      cell: ({ id, number, kind }) => (
        <>
          <Link to={area.complaint(id)} className={opener.opener}>
            <Code>{number}</Code>
          </Link>
          <SecondLine>{pick(complaintKindNames[kind])}</SecondLine>
        </>
      ),
    },
    {
      key: 'complainant',
      header: pick(messages.complainant),
      priority: 2,
      cell: ({ fullName, source }) => (
        <>
          {fullName === null ? pick(messages.nameHidden) : <WrittenText>{fullName}</WrittenText>}
          <SecondLine>{pick(complaintSourceNames[source])}</SecondLine>
        </>
      ),
    },
    {
      key: 'received',
      header: pick(messages.receivedOn),
      priority: 3,
      isDay: true,
      cell: ({ receivedAt, isReopened }) => (
        <>
          {dayOf(receivedAt)}
          {isReopened && <SecondLine>{pick(messages.reopened)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'due',
      header: pick(messages.due),
      priority: 1,
      isDay: true,
      cell: ({ clock, dueBy, answeredAt }) => (
        <>
          {answeredAt === null ? formatCalendarDay(dueBy, language, now) : dayOf(answeredAt)}
          {clock !== 'open' && (
            <SecondLine>
              <ClockBadge clock={clock} />
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'handler',
      header: pick(messages.handler),
      priority: 2,
      cell: ({ handler, isEscalated, isForHeadOffice }) => (
        <>
          {handler === null ? pick(messages.nobody) : <bdi>{pick(handler.name)}</bdi>}
          {(isEscalated || isForHeadOffice) && (
            <SecondLine>{pick(isEscalated ? messages.escalated : messages.forHeadOffice)}</SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'branch',
      header: pick(messages.branch),
      priority: 4,
      cell: ({ branch }) => pick(branch.city),
    },
  ];
}
