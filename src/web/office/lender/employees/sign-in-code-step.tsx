import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { isPowerful } from '#domain/lending/approvals/powerful-account.ts';
import { usePick } from '#web/i18n/language.ts';
import { IssueCode } from '#web/office/identity/ground/issue-code.tsx';
import { codeNames } from '#web/office/identity/ground/sign-in-code.messages.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { EmployeeStep } from './employee-step.tsx';
import { messages } from './sign-in-code.messages.ts';

interface SignInCodeStepProps {
  readonly employee: Employee;
}

/** A code for the first password of an employee, or for a new one. */
export function SignInCodeStep({ employee }: SignInCodeStepProps) {
  const pick = usePick();
  const lender = useLender();
  const activation = useAction(employeeEndpoints.issueActivationCode);
  const reset = useAction(employeeEndpoints.issueEmployeePasswordResetCode);
  const params = { id: employee.id };
  const purpose = employee.hasPassword ? 'password' : 'activation';
  const action = employee.hasPassword ? reset : activation;
  return (
    <EmployeeStep
      title={pick(codeNames[purpose].code)}
      text={pick(employee.hasPassword ? messages.forgotten : messages.noPassword)}
      action={
        <IssueCode
          purpose={purpose}
          holder={employee}
          lenderName={lender.name}
          asksProof={isPowerful(employee.role, limitsOf(employee))}
          issue={async (proof) => (await action.send({ params, body: proof })).data}
        />
      }
    />
  );
}
