import { Link } from 'react-router';
import { matchStateNames } from '#contract/lending/labels/screening-names.messages.ts';
import type { ScreeningMatchInList } from '#contract/lending/screening/screening.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import opener from '#web/office/kit/ui/row-opener.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from './screening.messages.ts';

export function useMatchColumns(): readonly Column<ScreeningMatchInList>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  return [
    {
      key: 'person',
      header: pick(messages.person),
      priority: 1,
      cell: ({ id, person }) => (
        <>
          <Link to={area.screeningMatch(id)} className={opener.opener}>
            <WrittenText>{pickWritten(person.name, language)}</WrittenText>
          </Link>
          <SecondLine>
            {pick(messages[person.is])}
            {person.city !== null && ` · ${pick(person.city)}`}
          </SecondLine>
        </>
      ),
    },
    {
      key: 'entry',
      header: pick(messages.onList),
      priority: 1,
      cell: ({ entryName, listName }) => (
        <>
          <WrittenText>{entryName}</WrittenText>
          <SecondLine>
            <bdi>{listName}</bdi>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'found',
      header: pick(messages.foundOn),
      priority: 2,
      isDay: true,
      cell: ({ foundAt }) => formatMoment(instantOf(foundAt), language, now),
    },
    {
      key: 'decision',
      header: pick(messages.decision),
      priority: 2,
      cell: ({ state }) => pick(matchStateNames[state]),
    },
  ];
}
