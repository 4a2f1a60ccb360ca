import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Employee, employeeEndpoints } from '#contract/office/employees.ts';
import { type StaffRole, staffRoles } from '#domain/role.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { roleNames } from '#web/ui/role-names.messages.ts';
import { FormSection } from '../form/form-section.tsx';
import { KeyIcon, LeaveIcon, ShieldIcon } from '../ui/action-icons.tsx';
import { Banner } from '../ui/banner.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RetryIcon } from '../ui/office-icons.tsx';
import { messages as activation, codeFor } from './activation.messages.ts';
import { ActivationCode, type IssuedCode } from './activation-code.tsx';
import { messages as formMessages, labels, roleHints } from './employee-form.messages.ts';
import { EmployeeStep } from './employee-step.tsx';
import {
  changeRoleTitle,
  deactivated,
  deactivateTitle,
  messages,
  reactivated,
  roleChanged,
} from './hand-over.messages.ts';
import { HandOverDialog, type Leaves } from './hand-over-dialog.tsx';

interface EmployeeRightsProps {
  readonly employee: Employee;
  /** Takes the employee as they are now, and what happened. */
  readonly onChanged: (employee: Employee, happened: string) => void;
}

type OpenDialog = 'role' | 'deactivate' | IssuedCode | null;

/** The steps that change what someone may do: each at once, by itself, and after being asked. */
export function EmployeeRights({ employee, onChanged }: EmployeeRightsProps) {
  const pick = usePick();
  const [open, setOpen] = useState<OpenDialog>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const params = { id: employee.id };
  const name = employee.fullName;
  const otherRole = staffRoles.find((role) => role !== employee.role) ?? employee.role;
  const roleName = pick(roleNames[otherRole]);

  async function changeRole(handOverTo: string | null) {
    const { data } = await call(employeeEndpoints.changeEmployeeRole, {
      params,
      body: { role: otherRole, handOverTo },
    });
    setOpen(null);
    onChanged(data, pick(roleChanged)({ name, to: roleName }));
  }

  async function deactivate(handOverTo: string | null) {
    const { data } = await call(employeeEndpoints.deactivateEmployee, { params, body: { handOverTo } });
    setOpen(null);
    onChanged(data, pick(deactivated)(name));
  }

  /** A step that is not asked about: what the server refuses is shown in its place. */
  async function take(step: () => Promise<void>) {
    setRefusal(null);
    try {
      await step();
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      setRefusal(thrown.message);
    }
  }

  return (
    <>
      <FormSection title={pick(formMessages.rights)} lead={pick(formMessages.rightsLead)}>
        {refusal !== null && (
          <div role="alert">
            <Banner tone="bad" title={refusal} />
          </div>
        )}
        <EmployeeStep
          title={`${pick(labels.role)}: ${pick(roleNames[employee.role])}`}
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
        {employee.isActive && !employee.hasPassword && (
          <EmployeeStep
            title={pick(activation.code)}
            text={pick(activation.issueHint)}
            action={
              <Button
                variant="default"
                leftSection={<KeyIcon size={18} />}
                onClick={() =>
                  take(async () => {
                    const { data } = await call(employeeEndpoints.issueActivationCode, { params });
                    setOpen(data);
                  })
                }
              >
                {pick(activation.issue)}
              </Button>
            }
          />
        )}
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
                  take(async () => {
                    const { data } = await call(employeeEndpoints.reactivateEmployee, { params });
                    onChanged(data, pick(reactivated)(name));
                  })
                }
              >
                {pick(messages.reactivate)}
              </Button>
            }
          />
        )}
      </FormSection>
      {open === 'role' && (
        <HandOverDialog
          employee={employee}
          leaves={leavesAs(otherRole, employee)}
          title={pick(changeRoleTitle)({ name, to: roleName })}
          text={`${pick(roleHints[otherRole])} ${pick(messages.changeRoleText)}`}
          verb={pick(messages.changeRole)}
          onConfirm={changeRole}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'deactivate' && (
        <HandOverDialog
          employee={employee}
          leaves="everything"
          title={pick(deactivateTitle)(name)}
          text={pick(messages.deactivateText)}
          verb={pick(messages.deactivate)}
          isDestructive
          onConfirm={deactivate}
          onClose={() => setOpen(null)}
        />
      )}
      {typeof open === 'object' && open !== null && (
        <Dialog
          title={pick(codeFor)(name)}
          onClose={() => setOpen(null)}
          actions={
            <Button size="lg" onClick={() => setOpen(null)}>
              {pick(activation.done)}
            </Button>
          }
        >
          <ActivationCode employee={employee} issued={open} />
        </Dialog>
      )}
    </>
  );
}

/** A superadmin reaches everything; an employee their own branch. */
function leavesAs(role: StaffRole, { branch }: Employee): Leaves {
  if (role === 'superadmin') return 'nothing';
  return branch === null ? 'everything' : { keepsBranchId: branch.id };
}
