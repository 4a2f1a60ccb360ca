import {
  type CustomerDocument,
  customerDocumentEndpoints,
  documentKinds,
} from '#contract/lending/customer-documents.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { messages } from '../../ground/document/document.messages.ts';
import { DocumentField } from '../../ground/document/document-field.tsx';
import { messages as formMessages } from '../customer-form.messages.ts';

interface CustomerDocumentsProps {
  readonly customerId: string;
}

/** The height of an empty place. It prevents a layout shift under the finger while the documents load. */
const placeHeights = { en: 152, ur: 166 } as const;

/** The kinds of which a customer may have several. */
const many: readonly CustomerDocument['kind'][] = ['utility_bill', 'other'];

/** A customer's pictures, separate from the form: each is sent as soon as it is chosen. */
export function CustomerDocuments({ customerId }: CustomerDocumentsProps) {
  const pick = usePick();
  const language = useLanguage();
  const {
    data: documents,
    error,
    refetch,
  } = useEndpoint(customerDocumentEndpoints.listCustomerDocuments, { params: { id: customerId } });
  const places = documentKinds.flatMap((kind) => {
    const present = documents?.filter((each) => each.kind === kind) ?? [];
    // A kind with a single document keeps its place, and the focus in it, while the picture is replaced or removed.
    if (!many.includes(kind)) return [{ key: kind, kind, document: present[0] ?? null }];
    return [
      ...present.map((document) => ({ key: document.id, kind, document })),
      { key: `${kind}-new-${present.length}`, kind, document: null },
    ];
  });
  return (
    <FormSection title={pick(formMessages.documents)} lead={pick(messages.lead)}>
      {error !== null && documents === undefined ? (
        <LoadError title={pick(messages.loadError)} failure={error} onRetry={refetch} />
      ) : documents === undefined ? (
        documentKinds.map((kind) => <Skeleton key={kind} height={placeHeights[language]} radius="md" />)
      ) : (
        places.map(({ key, ...place }) => <DocumentField key={key} customerId={customerId} {...place} />)
      )}
    </FormSection>
  );
}
