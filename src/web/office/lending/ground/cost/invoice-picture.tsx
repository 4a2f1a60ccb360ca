import { costEvidenceEndpoints } from '#contract/lending/evidence/cost-evidence.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useBlobAddress } from '#web/office/kit/ui/use-blob-address.ts';
import { invoiceOf, messages } from './cost.messages.ts';
import classes from './invoice-picture.module.css';

interface InvoicePictureProps {
  readonly agreementId: string;
  readonly evidenceId: string;
  readonly goods: string;
}

/** The picture of a supplier's invoice. */
export function InvoicePicture({ agreementId, evidenceId, goods }: InvoicePictureProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(
    costEvidenceEndpoints.showCostInvoice,
    { params: { id: agreementId, evidenceId } },
    // Evidence never changes: another invoice is other evidence.
    { staleTime: 'static', gcTime: 0 },
  );
  const address = useBlobAddress(data);
  return (
    <>
      {error !== null && (
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
      )}
      {address !== null && <img src={address} alt={pick(invoiceOf)(goods)} className={classes.picture} />}
    </>
  );
}
