import { Suspense, useState } from 'react';
import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { isPowerful } from '#domain/lending/approvals/powerful-account.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { noProof } from '#web/office/identity/ground/no-proof.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { KeyIcon, LeaveIcon, ShieldIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { RetryIcon } from '#web/office/kit/ui/office-icons.tsx';
import { roleNames } from '#web/ui/role-names.messages.ts';
import { employeeLabels } from '../ground/employee-labels.messages.ts';
import { messages as formMessages, roleHints } from './employee-form.messages.ts';
import { EmployeeStep } from './employee-step.tsx';
import { GoogleStep } from './google-step.tsx';
import { messages as lostPhone } from './lost-phone.messages.ts';
import { messages, reactivated } from './reassign.messages.ts';
import type { OpenDialog } from './rights-dialog.tsx';
import { SignInCodeStep } from './sign-in-code-step.tsx';
import { WaitingRights } from './waiting-rights.tsx';

const PhoneSteps = latePart(async () => (await import('./phones/phone-steps.tsx')).PhoneSteps);
const RightsDialog = latePart(async () => (await import('./rights-dialog.tsx')).RightsDialog);

interface EmployeeRightsProps {
  readonly employee: Employee;
  readonly onChanged: (employee: Employee, happened: string) => void;
}

/** The actions that change a person's rights: each takes effect at once, on its own, after a confirmation. */
export function EmployeeRights({ employee, onChanged }: EmployeeRightsProps) {
  const pick = usePick();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const reactivate = useAction(employeeEndpoints.reactivateEmployee);
  const asksProof = isPowerful(employee.role, limitsOf(employee));
  const refusal = reactivate.failure;
  const params = { id: employee.id };
  const name = pickWritten(employee.fullName, useLanguage());

  return (
    <>
      <FormSection title={pick(formMessages.rights)} lead={pick(formMessages.rightsLead)}>
        <WaitingRights employee={employee} onChanged={onChanged} />
        {refusal !== null && (
          <div role="alert">
            <Banner tone="bad" title={refusal.message} />
          </div>
        )}
        <EmployeeStep
          title={`${pick(employeeLabels.role)}: ${pick(roleNames[employee.role])}`}
          text={pick(roleHints[employee.role])}
          action={
            employee.isActive && (
              <Button
                variant="default"
                leftSection={<ShieldIcon size={18} />}
                onClick={() => setOpen('role')}
              >
                {pick(messages.changeRole)}
              </Button>
            )
          }
        />
        {employee.isTotpOn && (
          <EmployeeStep
            title={pick(lostPhone.title)}
            text={pick(lostPhone.hint)}
            action={
              <Button variant="default" leftSection={<KeyIcon size={18} />} onClick={() => setOpen('totp')}>
                {pick(lostPhone.turnOff)}
              </Button>
            }
          />
        )}
        <GoogleStep employee={employee} onChanged={onChanged} />
        {employee.isActive && <SignInCodeStep employee={employee} />}
        <Suspense fallback={null}>
          <PhoneSteps officerId={employee.id} />
        </Suspense>
        {employee.isActive ? (
          <EmployeeStep
            title={pick(messages.deactivate)}
            text={pick(messages.deactivateHint)}
            action={
              <Button
                color="red"
                variant="light"
                leftSection={<LeaveIcon size={18} />}
                onClick={() => setOpen('deactivate')}
              >
                {pick(messages.deactivate)}
              </Button>
            }
          />
        ) : (
          <EmployeeStep
            title={pick(messages.inactive)}
            text={pick(messages.inactiveText)}
            action={
              <Button
                leftSection={<RetryIcon size={18} />}
                onClick={() =>
                  asksProof
                    ? setOpen('reactivate')
                    : reactivate.run({ params, body: noProof }, ({ data }) =>
                        onChanged(data, pick(reactivated)(name)),
                      )
                }
              >
                {pick(messages.reactivate)}
              </Button>
            }
          />
        )}
      </FormSection>
      {open !== null && (
        <Suspense fallback={null}>
          <RightsDialog open={open} employee={employee} onChanged={onChanged} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
