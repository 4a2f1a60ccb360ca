import type { Agreement } from '#contract/lending/agreements.ts';
import { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { DocumentField } from '../../ground/document/document-field.tsx';
import { AsidePanel } from './aside-panel.tsx';
import { messages } from './signed-agreement.messages.ts';

interface SignedAgreementProps {
  readonly agreement: Agreement;
}

/** The pages of the paper that the customer signed, and a place for the next one. */
export function SignedAgreement({ agreement }: SignedAgreementProps) {
  const pick = usePick();
  const { id, customerId, status, consentHow } = agreement;
  const { data, error, refetch } = useEndpoint(customerDocumentEndpoints.listCustomerDocuments, {
    params: { id: customerId },
  });
  // The list has the newest first, a paper its first page.
  const pages = data?.filter(({ agreementId }) => agreementId === id).toReversed();
  // An imported agreement was signed before the move.
  const isMissing = pages?.length === 0 && status === 'active' && consentHow !== 'before_move';
  return (
    <AsidePanel
      title={pick(messages.title)}
      actions={isMissing && <Badge tone="warning" icon={AlertIcon} text={pick(messages.missing)} />}
    >
      {pages !== undefined ? (
        <Grid column="16rem" gap={4} align="start">
          {[...pages, null].map((page) => (
            <DocumentField
              key={page?.id ?? `new-${pages.length}`}
              customerId={customerId}
              kind="signed_agreement"
              agreementId={id}
              document={page}
            />
          ))}
        </Grid>
      ) : error === null ? (
        <Skeleton height={152} radius="md" />
      ) : (
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
      )}
    </AsidePanel>
  );
}
