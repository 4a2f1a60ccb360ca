import { Suspense, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import type { CashPictureProps } from './cash-picture.tsx';

/** Its file is fetched when the button is pressed. */
const PictureDialog = latePart(async () => (await import('./picture-dialog.tsx')).PictureDialog);

/** The button that shows the picture of the paper of a movement. */
export function ShowPicture(picture: CashPictureProps) {
  const pick = usePick();
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button variant="light" size="sm" onClick={() => setIsShown(true)}>
        {pick(picture.name)}
        <span className="visually-hidden"> {picture.number}</span>
      </Button>
      {isShown && (
        <Suspense>
          <PictureDialog {...picture} onClose={() => setIsShown(false)} />
        </Suspense>
      )}
    </>
  );
}
