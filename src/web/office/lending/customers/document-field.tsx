import { useId, useState } from 'react';
import { type CustomerDocument, customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { pictureFile } from '#contract/lending/picture.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { documentKindNames } from '#web/office/kit/labels/customer-labels.messages.ts';
import { ConfirmDialog } from '#web/office/kit/overlay/confirm-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { added, messages, removeTitle } from './customer-documents.messages.ts';

const { addCustomerDocument, removeCustomerDocument, showCustomerDocument } = customerDocumentEndpoints;

interface DocumentFieldProps {
  readonly customerId: string;
  readonly kind: CustomerDocument['kind'];
  /** What is on record; undefined for a place that is still empty. */
  readonly document: CustomerDocument | undefined;
  /** A new picture joins it instead of taking its place. */
  readonly isOneOfSeveral?: boolean;
}

/** One document: shown, replaced and removed. */
export function DocumentField({ customerId, kind, document, isOneOfSeveral = false }: DocumentFieldProps) {
  const pick = usePick();
  const id = useId();
  const [isRemoving, setIsRemoving] = useState(false);
  const add = useAction(addCustomerDocument);
  const remove = useAction(removeCustomerDocument);
  const { picture, show, failure: notShown } = useDocumentPicture(customerId, document);
  const failure = add.failure ?? notShown;
  const name = pick(documentKindNames[kind]);

  function send(chosen: Blob) {
    void add.run({ params: { id: customerId }, body: { kind, picture: chosen } }, () =>
      showToast({ tone: 'good', title: pick(messages.saved), text: name }),
    );
  }

  return (
    <div>
      <PictureField
        id={id}
        name={kind}
        label={documentKindNames[kind]}
        value={picture}
        hint={useHint(document)}
        problem={failure === null ? undefined : { en: failure.message, ur: failure.message }}
        {...(!isOneOfSeveral && { types: pictureFile.mediaTypes })}
        {...(show !== null && { onShow: show })}
        isSending={add.isRunning}
        onEdit={(chosen) => (chosen === null ? setIsRemoving(true) : send(chosen))}
      />
      {isRemoving && document !== undefined && (
        <ConfirmDialog
          title={pick(removeTitle)(name)}
          verb={pick(messages.remove)}
          isDestructive
          onConfirm={async () => {
            await remove.send({ params: { id: customerId, documentId: document.id } });
            setIsRemoving(false);
            showToast({ tone: 'good', title: pick(messages.removed), text: name });
          }}
          onClose={() => setIsRemoving(false)}
        >
          <p>{pick(messages.removeText)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** A picture of a CNIC shows the whole number: it is fetched only when somebody asks to see it, once, because that goes on record. */
function useDocumentPicture(customerId: string, document: CustomerDocument | undefined) {
  const isOfCnic = document?.kind === 'cnic_front' || document?.kind === 'cnic_back';
  const params = { id: customerId, documentId: document?.id ?? '' };
  const { data } = useEndpoint(
    showCustomerDocument,
    { params },
    { enabled: document !== undefined && !isOfCnic, staleTime: Number.POSITIVE_INFINITY },
  );
  const look = useAction(showCustomerDocument);
  const [seen, setSeen] = useState<{ readonly documentId: string; readonly picture: Blob } | null>(null);
  const { documentId } = params;
  if (document === undefined) return { picture: null, show: null, failure: null };
  if (!isOfCnic) return { picture: data ?? null, show: null, failure: null };
  const picture = seen?.documentId === documentId ? seen.picture : null;
  const show = () => void look.run({ params }, (shown) => setSeen({ documentId, picture: shown }));
  return { picture, show: picture === null ? show : null, failure: look.failure };
}

function useHint(document: CustomerDocument | undefined) {
  const language = useLanguage();
  const now = useMinute();
  if (document === undefined) return undefined;
  const { addedAt, addedByName } = document;
  const told = added[language](formatMoment(instantOf(addedAt), language, now), addedByName);
  return { en: told, ur: told };
}
