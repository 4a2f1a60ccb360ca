import { AgreementPaper } from './agreement/agreement-paper.tsx';
import { PrintAgreement } from './print-agreement.tsx';

/** The agreement itself, to be looked at, printed and signed. */
export function AgreementPage() {
  return (
    <PrintAgreement>
      {({ agreement, customer, subject }, language) =>
        customer && <AgreementPaper paper={{ ...subject, customer, agreement }} language={language} />
      }
    </PrintAgreement>
  );
}
