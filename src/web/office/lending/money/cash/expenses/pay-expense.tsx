import { Suspense, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import type { ExpenseDialogProps } from './expense-dialog.tsx';
import { messages } from './expenses.messages.ts';

/** Its file is fetched when the button is pressed. */
const ExpenseDialog = latePart(async () => (await import('./expense-dialog.tsx')).ExpenseDialog);

/** The button for an expense from a drawer. */
export function PayExpense({ branchId }: Omit<ExpenseDialogProps, 'onClose'>) {
  const pick = usePick();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {pick(messages.payExpense)}
      </Button>
      {isAsked && (
        <Suspense>
          <ExpenseDialog branchId={branchId} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
