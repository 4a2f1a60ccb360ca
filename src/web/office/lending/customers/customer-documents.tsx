import { Skeleton } from '@mantine/core';
import { customerDocumentEndpoints, documentKinds } from '#contract/lending/customer-documents.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { messages } from './customer-documents.messages.ts';
import { DocumentField } from './document-field.tsx';

interface CustomerDocumentsProps {
  readonly customerId: string;
}

/** Of these a customer may have several. */
const severalOf: readonly string[] = ['utility_bill', 'other'];

/** The pictures of a customer and the papers, kept apart from the form: each is sent as soon as it is chosen. */
export function CustomerDocuments({ customerId }: CustomerDocumentsProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(customerDocumentEndpoints.listCustomerDocuments, {
    params: { id: customerId },
  });
  return (
    <FormSection title={pick(messages.documents)} lead={pick(messages.documentsLead)}>
      {data === undefined &&
        (error === null ? (
          <Skeleton height={180} />
        ) : (
          <LoadError title={pick(messages.loadError)} failure={error} onRetry={refetch} />
        ))}
      {data !== undefined &&
        documentKinds.map((kind) => {
          const kept = data.filter((document) => document.kind === kind);
          const field = { customerId, kind };
          if (!severalOf.includes(kind)) return <DocumentField key={kind} {...field} document={kept[0]} />;
          return [
            ...kept.map((document) => (
              <DocumentField key={document.id} {...field} document={document} isOneOfSeveral />
            )),
            <DocumentField key={kind} {...field} document={undefined} />,
          ];
        })}
    </FormSection>
  );
}
