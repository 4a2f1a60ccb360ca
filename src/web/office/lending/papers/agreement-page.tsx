import { AgreementPaper } from './agreement/agreement-paper.tsx';
import { PrintAgreement } from './print-agreement.tsx';

/** The agreement itself, to view, print and sign. */
export function AgreementPage() {
  return (
    <PrintAgreement>
      {({ agreement, customer, subject }, language) =>
        customer && <AgreementPaper paper={{ ...subject, customer, agreement }} language={language} />
      }
    </PrintAgreement>
  );
}
