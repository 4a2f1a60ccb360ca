import { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useBlobAddress } from '#web/office/kit/ui/use-blob-address.ts';

interface DocumentPictureProps {
  readonly customerId: string;
  /** Never a side of the CNIC: to see one is audited, and asked for. */
  readonly documentId: string;
}

/** A document beside its name, which says what it is. */
export function DocumentPicture({ customerId, documentId }: DocumentPictureProps) {
  const { data: picture } = useEndpoint(
    customerDocumentEndpoints.showCustomerDocument,
    { params: { id: customerId, documentId } },
    // A document is never exchanged: another picture is another document.
    { staleTime: 'static' },
  );
  const address = useBlobAddress(picture);
  return address !== null && <img src={address} alt="" />;
}
