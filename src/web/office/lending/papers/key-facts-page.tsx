import { businessDateOf } from '#domain/calendar/business-date.ts';
import { instantOf } from '#web/format/date-time.ts';
import { KeyFactStatement } from '../ground/statement/key-fact-statement.tsx';
import { savedFacts } from '../ground/statement/saved-facts.ts';
import { PrintAgreement } from './print-agreement.tsx';

/** The key fact statement of an agreement's current terms in the words of their edition, to view and print. */
export function KeyFactsPage() {
  return (
    <PrintAgreement>
      {({ agreement, subject }, language) => {
        const statement = {
          ...subject,
          version: agreement.termsVersion,
          madeOn: businessDateOf(instantOf(agreement.termsMadeAt)),
          edition: agreement.keyFactsEdition,
          contractKind: agreement.contractKind,
          items: agreement.items,
          facts: savedFacts(agreement),
        };
        return <KeyFactStatement statement={statement} language={language} />;
      }}
    </PrintAgreement>
  );
}
