import { businessDateOf } from '#domain/calendar/business-date.ts';
import { useMinute } from '#web/format/now.ts';
import { Statement } from '../ground/statement/statement.tsx';
import { PrintAgreement } from './print-agreement.tsx';

/** The statement of an agreement today, to view and print. */
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
