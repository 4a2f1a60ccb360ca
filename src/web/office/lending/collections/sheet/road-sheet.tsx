import { type DuePart, type DueSheet, dueSheetRowsMax, type Visit } from '#contract/lending/collections.ts';
import type { Language } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatToday } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { postalAddress } from '#web/format/postal-address.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { promiseStateNames } from '../../ground/labels/contact-labels.messages.ts';
import { PaperAmount } from '../../ground/sheet/paper-amount.tsx';
import type { PaperLender } from '../../ground/sheet/paper-lender.ts';
import { ListSheet } from '../../ground/sheet/paper-sheet.tsx';
import table from '../../ground/sheet/paper-table.module.css';
import { partNames } from '../due-parts.messages.ts';
import { firstOnly, messages, sheetTitle } from './due-sheet.messages.ts';
import classes from './road-sheet.module.css';

interface RoadSheetProps {
  readonly lender: PaperLender;
  readonly sheet: DueSheet;
  readonly part: DuePart;
  readonly language: Language;
}

/** The customers to visit, in the order of the road: their debt, their phone and address, and room for notes and a signature. */
export function RoadSheet({ lender, sheet: { visits, isCut }, part, language }: RoadSheetProps) {
  const edition = formatToday(useMinute(), language);
  const total = visits.reduce((sum, { dueNow }) => sum + dueNow, 0);
  return (
    <ListSheet
      lender={lender}
      edition={edition}
      language={language}
      title={sheetTitle[language](partNames[part][language])}
    >
      {visits.length === 0 ? (
        <p>{messages.nobody[language]}</p>
      ) : (
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{messages.customer[language]}</th>
              <th scope="col">{messages.address[language]}</th>
              <th scope="col" className={table.figure}>
                {messages.dueNow[language]}
              </th>
              <th scope="col">{messages.notes[language]}</th>
              <th scope="col">{messages.signature[language]}</th>
            </tr>
          </thead>
          <tbody>
            {visits.map((visit, index) => (
              <VisitRow key={visit.agreementId} visit={visit} place={index + 1} language={language} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {messages.total[language]}
              </th>
              <td className={table.figure}>
                <PaperAmount amount={total} />
              </td>
              <td colSpan={2} />
            </tr>
          </tfoot>
        </table>
      )}
      {isCut && <p>{firstOnly[language](dueSheetRowsMax)}</p>}
    </ListSheet>
  );
}

interface VisitRowProps {
  readonly visit: Visit;
  readonly place: number;
  readonly language: Language;
}

function VisitRow({ visit, place, language }: VisitRowProps) {
  const { promise, daysPastDue, outstanding } = visit;
  const { written, city } = postalAddress(visit, language);
  return (
    <tr>
      <th scope="row" className={table.words}>
        <Ltr>{place}</Ltr>.{' '}
        <Text as="bdi" weight={600}>
          {pickWritten(visit.customerName, language)}
        </Text>
        <br />
        <CustomerPhone phone={visit.phone} className={classes.number} language={language} />
        <br />
        <Ltr className={`${classes.number} ${table.second}`}>{visit.agreementNumber}</Ltr>
      </th>
      <td className={table.words}>
        <bdi>{written}</bdi>
        {city !== null && (
          <>
            <br />
            <bdi className={table.second}>{city}</bdi>
          </>
        )}
      </td>
      <td className={table.figure}>
        <Ltr>{formatCount(visit.dueNow)}</Ltr>
        {daysPastDue > 0 && <div className={table.second}>{messages.days[language](daysPastDue)}</div>}
        <div className={table.second}>{messages.ofOutstanding[language](formatCount(outstanding))}</div>
        {promise !== null && (
          <div className={table.second}>
            {messages.promised[language](
              formatCount(promise.amount),
              formatDate(promise.promisedFor, language),
            )}
            {promise.state !== 'open' && ` (${promiseStateNames[promise.state][language].toLowerCase()})`}
          </div>
        )}
      </td>
      <td className={classes.room} />
      <td className={classes.room} />
    </tr>
  );
}
