import { useParams } from 'react-router';
import { clearanceEndpoints } from '#contract/lending/clearance/clearance.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ClearanceSheet } from './clearance/clearance-sheet.tsx';
import { PrintAgreement } from './print-agreement.tsx';

/** The clearance certificate of an agreement: to issue, view and print. */
export function ClearancePage() {
  const { agreementId = '' } = useParams();
  const asked = useEndpoint(clearanceEndpoints.getClearance, { params: { id: agreementId } });
  const valid = asked.data?.certificates.find(({ voidedAt }) => voidedAt === null);
  return (
    <PrintAgreement isPrintable={valid !== undefined}>
      {(opened, language) => (
        <ClearanceSheet opened={opened} asked={asked} valid={valid} language={language} />
      )}
    </PrintAgreement>
  );
}
