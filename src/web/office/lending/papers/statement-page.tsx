import { businessDateOf } from '#domain/calendar/business-date.ts';
import { useMinute } from '#web/format/now.ts';
import { Statement } from '../ground/statement/statement.tsx';
import { PrintAgreement } from './print-agreement.tsx';

/** What an agreement comes to today, to be looked at and printed. */
export function StatementPage() {
  const madeOn = businessDateOf(useMinute());
  return (
    <PrintAgreement>
      {({ agreement, subject }, language) => (
        <Statement statement={{ ...subject, madeOn, agreement }} language={language} />
      )}
    </PrintAgreement>
  );
}
