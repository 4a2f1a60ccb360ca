import type { VisitStop } from '#contract/desk/contact-requests.ts';
import type { Language } from '#domain/language.ts';
import { formatClock } from '#web/format/clock-time.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { PaperLender } from '#web/office/lending/ground/sheet/paper-lender.ts';
import { ListSheet } from '#web/office/lending/ground/sheet/paper-sheet.tsx';
import table from '#web/office/lending/ground/sheet/paper-table.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './home-visits.messages.ts';
import classes from './visit-sheet.module.css';

interface VisitSheetProps {
  readonly lender: PaperLender;
  readonly visits: readonly VisitStop[];
  readonly day: string;
  readonly language: Language;
}

/** The visits of a day with their hours and the visitors' words, and room for the results. */
export function VisitSheet({ lender, visits, day, language }: VisitSheetProps) {
  return (
    <ListSheet
      lender={lender}
      edition={formatDate(day, language)}
      language={language}
      title={messages.title[language]}
    >
      {visits.length === 0 ? (
        <p>{messages.nobody[language]}</p>
      ) : (
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              {(['hour', 'visitor', 'address', 'goes', 'result'] as const).map((name) => (
                <th key={name} scope="col">
                  {messages[name][language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visits.map((visit) => (
              <VisitRow key={visit.requestId + visit.startsAt} visit={visit} language={language} />
            ))}
          </tbody>
        </table>
      )}
    </ListSheet>
  );
}

interface VisitRowProps {
  readonly visit: VisitStop;
  readonly language: Language;
}

function VisitRow({ visit, language }: VisitRowProps) {
  const { startsAt, branch, fullName, phone, address, message, notes, assigneeName, outcome } = visit;
  const wishes = [address, notes, message].filter((text) => text !== null);
  return (
    <tr>
      <th scope="row">
        <bdi className={classes.number}>{formatClock(startsAt, language)}</bdi>
        <Text as="div" tone="muted">
          {branch.city[language]}
        </Text>
      </th>
      <td>
        <Text as="bdi" weight={600}>
          {fullName}
        </Text>
        <br />
        <Ltr className={classes.number}>{formatStoredPhone(phone)}</Ltr>
      </td>
      <td className={classes.words}>
        {wishes.map((text) => (
          <p key={text}>
            <bdi>{text}</bdi>
          </p>
        ))}
      </td>
      <td>{assigneeName?.[language]}</td>
      <td className={classes.room}>
        {outcome !== null && messages[outcome === 'made' ? 'made' : 'nobodyHome'][language]}
      </td>
    </tr>
  );
}
