import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { staffRoles } from '#domain/rights/role.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { noProof, type Proof } from '#web/office/identity/ground/no-proof.ts';
import { ProofDialog } from '#web/office/identity/ground/proof-dialog.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { roleNames } from '#web/ui/role-names.messages.ts';
import { roleHints } from './employee-form.messages.ts';
import { messages as lostPhone, turnedOff, turnOffTitle } from './lost-phone.messages.ts';
import {
  changeRoleTitle,
  deactivated,
  deactivateTitle,
  messages,
  reactivated,
  roleChanged,
} from './reassign.messages.ts';
import { ReassignDialog } from './reassign-dialog.tsx';
import { messages as rights } from './rights.messages.ts';

/** The dialog that is open. */
export type OpenDialog = 'role' | 'deactivate' | 'reactivate' | 'totp';

interface RightsDialogProps {
  readonly open: OpenDialog;
  readonly employee: Employee;
  readonly onChanged: (employee: Employee, happened: string) => void;
  readonly onClose: () => void;
}

/** Asks before someone's rights change, and changes them. */
export function RightsDialog({ open, employee, onChanged, onClose }: RightsDialogProps) {
  const pick = usePick();
  const { branch } = employee;
  const params = { id: employee.id };
  const name = pickWritten(employee.fullName, useLanguage());
  const otherRole = staffRoles.find((role) => role !== employee.role) ?? employee.role;
  const roleName = pick(roleNames[otherRole]);

  const roleChange = useAction(employeeEndpoints.changeEmployeeRole);
  const deactivation = useAction(employeeEndpoints.deactivateEmployee);
  const reactivation = useAction(employeeEndpoints.reactivateEmployee);
  const totpTurnOff = useAction(employeeEndpoints.turnOffEmployeeTotp);

  async function changeRole(successorId: string | null, proof: Proof) {
    const { data } = await roleChange.send({ params, body: { role: otherRole, successorId, ...proof } });
    onClose();
    onChanged(
      data,
      data.role === otherRole ? pick(roleChanged)({ name, to: roleName }) : pick(rights.waitsForOther),
    );
  }

  async function reactivate(proof: Proof) {
    const { data } = await reactivation.send({ params, body: proof });
    onClose();
    onChanged(data, data.isActive ? pick(reactivated)(name) : pick(rights.waitsForOther));
  }

  async function deactivate(successorId: string | null) {
    const { data } = await deactivation.send({ params, body: { successorId } });
    onClose();
    onChanged(data, pick(deactivated)(name));
  }

  async function turnOffTotp(proof: Proof) {
    const { data } = await totpTurnOff.send({ params, body: proof });
    onClose();
    onChanged(data, pick(turnedOff)(name));
  }

  if (open === 'role' && otherRole === 'superadmin') {
    return (
      <ProofDialog
        asksProof
        title={pick(changeRoleTitle)({ name, to: roleName })}
        verb={pick(messages.changeRole)}
        onConfirm={(proof) => changeRole(null, proof)}
        onClose={onClose}
      >
        <p>{pick(roleHints.superadmin)}</p>
        <p>{pick(rights.secondPerson)}</p>
      </ProofDialog>
    );
  }
  if (open === 'reactivate') {
    return (
      <ProofDialog
        asksProof
        title={pick(rights.reactivateTitle)(name)}
        verb={pick(messages.reactivate)}
        onConfirm={reactivate}
        onClose={onClose}
      >
        <p>{pick(rights.secondPerson)}</p>
      </ProofDialog>
    );
  }
  if (open === 'role') {
    return (
      <ReassignDialog
        employee={employee}
        leaves={branch === null ? 'everything' : { keepsBranchId: branch.id }}
        title={pick(changeRoleTitle)({ name, to: roleName })}
        text={`${pick(roleHints[otherRole])} ${pick(messages.changeRoleText)}`}
        verb={pick(messages.changeRole)}
        onConfirm={(successorId) => changeRole(successorId, noProof)}
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
    <ProofDialog
      asksProof
      title={pick(turnOffTitle)(name)}
      verb={pick(lostPhone.turnOff)}
      isDestructive
      onConfirm={turnOffTotp}
      onClose={onClose}
    >
      <p>{pick(lostPhone.text)}</p>
    </ProofDialog>
  );
}
