import { useState } from 'react';
import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { KeyIcon } from '#web/office/kit/ui/action-icons.tsx';
import { EmployeeStep } from './employee-step.tsx';
import { messages, turnedOff, turnOffTitle } from './google-step.messages.ts';

interface GoogleStepProps {
  readonly employee: Employee;
  readonly onChanged: (employee: Employee, happened: string) => void;
}

/** Removes an employee's link to Google, after a confirmation. Hidden while nothing is linked. */
export function GoogleStep({ employee, onChanged }: GoogleStepProps) {
  const pick = usePick();
  const name = pickWritten(employee.fullName, useLanguage());
  const [isAsked, setIsAsked] = useState(false);
  const turnOff = useAction(employeeEndpoints.turnOffEmployeeGoogle);
  if (employee.google !== 'linked') return null;

  async function confirm() {
    const { data } = await turnOff.send({ params: { id: employee.id } });
    setIsAsked(false);
    onChanged(data, pick(turnedOff)(name));
  }

  return (
    <>
      <EmployeeStep
        title={pick(messages.title)}
        text={pick(messages.hint)}
        action={
          <Button variant="default" leftSection={<KeyIcon size={18} />} onClick={() => setIsAsked(true)}>
            {pick(messages.turnOff)}
          </Button>
        }
      />
      {isAsked && (
        <ConfirmDialog
          title={pick(turnOffTitle)(name)}
          verb={pick(messages.turnOff)}
          isDestructive
          onConfirm={confirm}
          onClose={() => setIsAsked(false)}
        >
          <p>{pick(employee.hasPassword ? messages.text : messages.textWithoutPassword)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
