import { Suspense, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { messages } from './cash.messages.ts';
import type { FloatDialogProps } from './float-dialog.tsx';

/** Its file is fetched when the button is pressed. */
const FloatDialog = latePart(async () => (await import('./float-dialog.tsx')).FloatDialog);

/** The button for a float of a drawer. */
export function GiveFloat({ branchId }: Omit<FloatDialogProps, 'onClose'>) {
  const pick = usePick();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {pick(messages.giveFloat)}
      </Button>
      {isAsked && (
        <Suspense>
          <FloatDialog branchId={branchId} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
