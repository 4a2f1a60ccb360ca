import { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useBlobAddress } from '#web/office/kit/ui/use-blob-address.ts';

interface DocumentPictureProps {
  readonly customerId: string;
  /** Never a side of the CNIC: a side opens only on request, and each view is audited. */
  readonly documentId: string;
}

/** A document's picture, beside its name. */
export function DocumentPicture({ customerId, documentId }: DocumentPictureProps) {
  const { data: picture } = useEndpoint(
    customerDocumentEndpoints.showCustomerDocument,
    { params: { id: customerId, documentId } },
    // A document never changes: another picture is another document.
    { staleTime: 'static' },
  );
  const address = useBlobAddress(picture);
  return address !== null && <img src={address} alt="" />;
}
