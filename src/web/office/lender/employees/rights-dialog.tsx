import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { type StaffRole, staffRoles } from '#domain/rights/role.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { type Confirmation, ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { roleNames } from '#web/ui/role-names.messages.ts';
import { roleHints } from './employee-form.messages.ts';
import { messages as lostPhone, turnedOff, turnOffTitle } from './lost-phone.messages.ts';
import { changeRoleTitle, deactivated, deactivateTitle, messages, roleChanged } from './reassign.messages.ts';
import { type Leaves, ReassignDialog } from './reassign-dialog.tsx';

/** The dialog that is open. */
export type OpenDialog = 'role' | 'deactivate' | 'totp';

interface RightsDialogProps {
  readonly open: OpenDialog;
  readonly employee: Employee;
  readonly onChanged: (employee: Employee, happened: string) => void;
  readonly onClose: () => void;
}

/** Asks before someone's rights change, and changes them. */
export function RightsDialog({ open, employee, onChanged, onClose }: RightsDialogProps) {
  const pick = usePick();
  const params = { id: employee.id };
  const name = pickWritten(employee.fullName, useLanguage());
  const otherRole = staffRoles.find((role) => role !== employee.role) ?? employee.role;
  const roleName = pick(roleNames[otherRole]);

  const roleChange = useAction(employeeEndpoints.changeEmployeeRole);
  const deactivation = useAction(employeeEndpoints.deactivateEmployee);
  const totpTurnOff = useAction(employeeEndpoints.turnOffEmployeeTotp);

  async function changeRole(successorId: string | null) {
    const { data } = await roleChange.send({ params, body: { role: otherRole, successorId } });
    onClose();
    onChanged(data, pick(roleChanged)({ name, to: roleName }));
  }

  async function deactivate(successorId: string | null) {
    const { data } = await deactivation.send({ params, body: { successorId } });
    onClose();
    onChanged(data, pick(deactivated)(name));
  }

  async function turnOffTotp({ currentPassword }: Confirmation) {
    const { data } = await totpTurnOff.send({ params, body: { currentPassword } });
    onClose();
    onChanged(data, pick(turnedOff)(name));
  }

  if (open === 'role') {
    return (
      <ReassignDialog
        employee={employee}
        leaves={leavesAs(otherRole, employee)}
        title={pick(changeRoleTitle)({ name, to: roleName })}
        text={`${pick(roleHints[otherRole])} ${pick(messages.changeRoleText)}`}
        verb={pick(messages.changeRole)}
        onConfirm={changeRole}
        onClose={onClose}
      />
    );
  }
  if (open === 'deactivate') {
    return (
      <ReassignDialog
        employee={employee}
        leaves="everything"
        title={pick(deactivateTitle)(name)}
        text={pick(messages.deactivateText)}
        verb={pick(messages.deactivate)}
        isDestructive
        onConfirm={deactivate}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={pick(turnOffTitle)(name)}
      verb={pick(lostPhone.turnOff)}
      isDestructive
      asksPassword
      onConfirm={turnOffTotp}
      onClose={onClose}
    >
      <p>{pick(lostPhone.text)}</p>
    </ConfirmDialog>
  );
}

/** A superadmin reaches everything; an employee their own branch. */
function leavesAs(role: StaffRole, { branch }: Employee): Leaves {
  if (role === 'superadmin') return 'nothing';
  return branch === null ? 'everything' : { keepsBranchId: branch.id };
}
