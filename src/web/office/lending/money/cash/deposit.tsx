import { Suspense, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { messages } from './cash.messages.ts';
import type { DepositDialogProps } from './deposit-dialog.tsx';

/** Its file is fetched when the button is pressed. */
const DepositDialog = latePart(async () => (await import('./deposit-dialog.tsx')).DepositDialog);

/** The button for a deposit from a drawer. */
export function Deposit({ branchId }: Omit<DepositDialogProps, 'onClose'>) {
  const pick = usePick();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {pick(messages.deposit)}
      </Button>
      {isAsked && (
        <Suspense>
          <DepositDialog branchId={branchId} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
