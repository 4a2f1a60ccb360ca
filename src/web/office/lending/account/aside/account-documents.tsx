import { Link } from 'react-router';
import { type CustomerDocument, customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { LockIcon, PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { documentKindNames } from '../../ground/labels/customer-words.messages.ts';
import { messages } from '../account.messages.ts';
import { DocumentPicture } from '../document-picture.tsx';
import classes from './account-documents.module.css';
import { AsidePanel } from './aside-panel.tsx';

interface AccountDocumentsProps {
  readonly customerId: string;
}

/** The customer's documents at a glance. They are added, replaced and viewed in detail on the customer's own page. */
export function AccountDocuments({ customerId }: AccountDocumentsProps) {
  const pick = usePick();
  const edit = usePageLink()('editCustomer', customerId);
  const {
    data: documents,
    error,
    refetch,
  } = useEndpoint(customerDocumentEndpoints.listCustomerDocuments, { params: { id: customerId } });
  return (
    <AsidePanel
      title={pick(messages.documents)}
      count={documents?.length}
      actions={
        <ActionIcon as={Link} to={edit.to} variant="light" aria-label={pick(messages.change)}>
          <PlusIcon size={16} />
        </ActionIcon>
      }
    >
      {documents !== undefined ? (
        documents.length === 0 ? (
          <p>{pick(messages.documentsEmpty)}</p>
        ) : (
          <Stack as="ul" gap={3} className={classes.documents}>
            {documents.map((document) => (
              <DocumentCard key={document.id} customerId={customerId} document={document} />
            ))}
          </Stack>
        )
      ) : error === null ? (
        <Skeleton height={96} />
      ) : (
        <LoadError title={pick(messages.documentsNotOpened)} failure={error} onRetry={refetch} />
      )}
    </AsidePanel>
  );
}

interface DocumentCardProps {
  readonly customerId: string;
  readonly document: CustomerDocument;
}

/** The sides of the CNIC are not shown here: every view of one is audited. */
function DocumentCard({ customerId, document: { id, kind, addedAt } }: DocumentCardProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const isIdentity = kind === 'cnic_front' || kind === 'cnic_back';
  return (
    <Stack as="li">
      <span className={classes.picture}>
        {isIdentity ? <LockIcon /> : <DocumentPicture customerId={customerId} documentId={id} />}
      </span>
      <Text as="span" size={2} weight={600}>
        {pick(documentKindNames[kind])}
      </Text>
      <Text as="span" size={2} tone="muted">
        {formatDay(instantOf(addedAt), language, now)}
      </Text>
    </Stack>
  );
}
