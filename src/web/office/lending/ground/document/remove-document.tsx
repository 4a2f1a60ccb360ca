import { type CustomerDocument, customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { messages as formMessages } from '#web/office/kit/form/form.messages.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { documentKindNames } from '../labels/customer-words.messages.ts';
import { messages, removeTitle } from './document.messages.ts';

interface RemoveDocumentProps {
  readonly customerId: string;
  readonly document: CustomerDocument;
  readonly onClose: () => void;
}

/** Asks before a document is taken off the record. */
export function RemoveDocument({ customerId, document, onClose }: RemoveDocumentProps) {
  const pick = usePick();
  const { send } = useAction(customerDocumentEndpoints.removeCustomerDocument);
  return (
    <ConfirmDialog
      title={pick(removeTitle)(pick(documentKindNames[document.kind]))}
      verb={pick(formMessages.removePicture)}
      isDestructive
      onConfirm={async () => {
        await send({ params: { id: customerId, documentId: document.id } });
        onClose();
        showToast({ tone: 'good', title: pick(messages.removed) });
      }}
      onClose={onClose}
    >
      <p>{pick(messages.removeText)}</p>
    </ConfirmDialog>
  );
}
