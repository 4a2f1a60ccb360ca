import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Dialog } from '#web/office/kit/overlay/dialog.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { messages as cash } from '../cash.messages.ts';
import { CashPicture, type CashPictureProps } from './cash-picture.tsx';

interface PictureDialogProps extends CashPictureProps {
  readonly onClose: () => void;
}

/** The picture of the paper of a movement. */
export function PictureDialog({ onClose, ...picture }: PictureDialogProps) {
  const pick = usePick();
  return (
    <Dialog
      title={pick(picture.name)}
      actions={<Button onClick={onClose}>{pick(cash.done)}</Button>}
      onClose={onClose}
    >
      <Code>{picture.number}</Code>
      <CashPicture {...picture} />
    </Dialog>
  );
}
