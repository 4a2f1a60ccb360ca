import { Suspense, useId, useState } from 'react';
import { type CustomerDocument, customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { pictureFile } from '#contract/picture.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { documentKindNames } from '../labels/customer-words.messages.ts';
import { addedBy, messages } from './document.messages.ts';

/** Its file is fetched when something is taken off the record. */
const RemoveDocument = latePart(async () => (await import('./remove-document.tsx')).RemoveDocument);

type DocumentKind = CustomerDocument['kind'];

interface DocumentFieldProps {
  readonly customerId: string;
  readonly kind: DocumentKind;
  /** The agreement whose signed paper it is; none for all other documents. */
  readonly agreementId?: string;
  /** The recorded document; null for an empty place. */
  readonly document: CustomerDocument | null;
}

/** A place for a document: shown, replaced and removed. A side of the CNIC is shown on request only, because that is audited. */
export function DocumentField({ customerId, kind, agreementId, document }: DocumentFieldProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const id = useId();
  const isIdentity = kind === 'cnic_front' || kind === 'cnic_back';
  const [askedId, setAskedId] = useState<string | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const isAsked = !isIdentity || askedId === document?.id;
  const shown = useEndpoint(
    customerDocumentEndpoints.showCustomerDocument,
    { params: { id: customerId, documentId: document?.id ?? '' } },
    // Each view of a CNIC is audited, so it is not fetched again when something else has changed.
    { enabled: document !== null && isAsked, staleTime: 'static', gcTime: 0 },
  );
  const add = useAction(customerDocumentEndpoints.addCustomerDocument);
  const sign = useAction(customerDocumentEndpoints.addSignedAgreement);
  const remove = useAction(customerDocumentEndpoints.removeCustomerDocument);
  const problem = add.failure ?? sign.failure ?? remove.failure ?? shown.error;

  async function put(picture: Blob) {
    const tell = () => showToast({ tone: 'good', title: pick(messages.saved) });
    if (kind !== 'signed_agreement')
      await add.run({ params: { id: customerId }, body: { kind, picture } }, tell);
    else if (agreementId !== undefined)
      await sign.run({ params: { id: agreementId }, body: { picture } }, ({ data: page }) => {
        // A page that is photographed again takes the place of the one before.
        if (document !== null && document.id !== page.id)
          void remove.run({ params: { id: customerId, documentId: document.id } });
        tell();
      });
  }

  const told = document && {
    en: addedBy.en(formatDay(instantOf(document.addedAt), 'en', now), document.addedByName.en),
    ur: addedBy.ur(formatDay(instantOf(document.addedAt), 'ur', now), document.addedByName.ur),
  };
  return (
    <Stack gap={2} lang={language}>
      <PictureField
        id={id}
        name={kind}
        label={documentKindNames[kind]}
        value={(document && shown.data) ?? null}
        problem={problem === null ? undefined : { en: problem.message, ur: problem.message }}
        hint={told ?? undefined}
        types={pictureFile.mediaTypes}
        isSending={add.isRunning || sign.isRunning}
        isHidden={document !== null && !isAsked}
        isOnItsWay={shown.isLoading}
        onEdit={(picture) => (picture === null ? setIsRemoving(true) : void put(picture))}
      />
      {document !== null && !isAsked && (
        <Stack gap={2} align="start" size={3} tone="muted">
          <p>{pick(messages.hidden)}</p>
          <Button variant="light" size="sm" onClick={() => setAskedId(document.id)}>
            {pick(messages.show)}
            <span className="visually-hidden"> {pick(documentKindNames[kind])}</span>
          </Button>
        </Stack>
      )}
      {isRemoving && document !== null && (
        <Suspense>
          <RemoveDocument customerId={customerId} document={document} onClose={() => setIsRemoving(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
