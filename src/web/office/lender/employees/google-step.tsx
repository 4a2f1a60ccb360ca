import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { messages as google } from '#web/office/identity/profile/google-panel.messages.ts';
import { messages as twoSteps } from '#web/office/identity/profile/totp/totp.messages.ts';
import { KeyIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Dialog } from '#web/office/kit/ui/dialog.tsx';
import { EmployeeStep } from './employee-step.tsx';
import { messages, turnedOff, turnOffTitle } from './google-step.messages.ts';

interface GoogleStepProps {
  readonly employee: Employee;
  readonly onChanged: (employee: Employee, happened: string) => void;
}

/** Undoes someone's link to Google, after being asked. Not there while nothing is linked. */
export function GoogleStep({ employee, onChanged }: GoogleStepProps) {
  const pick = usePick();
  const [isAsked, setIsAsked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (employee.google !== 'linked') return null;

  async function turnOff() {
    setIsSending(true);
    try {
      const { data } = await call(employeeEndpoints.turnOffEmployeeGoogle, { params: { id: employee.id } });
      setIsAsked(false);
      onChanged(data, pick(turnedOff)(employee.fullName));
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      setRefusal(thrown.message);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <EmployeeStep
        title={pick(google.title)}
        text={pick(messages.hint)}
        action={
          <Button variant="default" leftSection={<KeyIcon size={18} />} onClick={() => setIsAsked(true)}>
            {pick(google.turnOff)}
          </Button>
        }
      />
      {isAsked && (
        <Dialog
          title={pick(turnOffTitle)(employee.fullName)}
          onClose={() => setIsAsked(false)}
          actions={
            <>
              <Button variant="default" size="lg" onClick={() => setIsAsked(false)}>
                {pick(twoSteps.cancel)}
              </Button>
              <Button size="lg" color="red" disabled={isSending} onClick={() => void turnOff()}>
                {pick(google.turnOff)}
              </Button>
            </>
          }
        >
          <p>{pick(employee.hasPassword ? messages.text : messages.textWithoutPassword)}</p>
          {refusal !== null && (
            <div role="alert">
              <Banner tone="bad" title={refusal} />
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
