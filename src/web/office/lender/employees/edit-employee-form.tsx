import { useState } from 'react';
import { type Employee, employeeEndpoints, employeeForm } from '#contract/lender/employees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useBranchChoices } from '#web/office/kit/data/use-branch-choices.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { useForm } from '#web/office/kit/form/use-form.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { labels, messages } from './employee-form.messages.ts';
import { EmployeeRights } from './employee-rights.tsx';
import { bodyOf, valuesOf } from './employee-values.ts';
import { messages as handOverMessages, moveTitle, moveVerb } from './hand-over.messages.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';

interface EditEmployeeFormProps {
  readonly employee: Employee;
}

/** The known employee: what is saved with the form, and the steps that are taken one by one. */
export function EditEmployeeForm({ employee }: EditEmployeeFormProps) {
  const pick = usePick();
  const area = useArea();
  const branches = useBranchChoices();
  const edit = useAction(employeeEndpoints.editEmployee);
  const [said, setSaid] = useState<string | null>(null);
  const [isMoving, setIsMoving] = useState(false);

  function say(happened: string) {
    setSaid(happened);
    window.scrollTo(0, 0);
  }

  const form = useForm({
    initial: { ...valuesOf(employee), handOverTo: '' },
    schema: employeeForm,
    bodyOf: ({ handOverTo, ...values }) => ({
      ...bodyOf(values),
      cnic: values.cnic.trim() || null,
      handOverTo: handOverTo || null,
      version: employee.version,
    }),
    send: (body) => edit.send({ params: { id: employee.id }, body }),
    onSaved: () => say(pick(messages.saved)),
  });
  const { branchId } = form.values;
  const newBranch = branches.find(({ value }) => value === branchId);
  const isMove = employee.branch !== null && branchId !== employee.branch.id;

  return (
    <>
      <div role="status">{said !== null && <Banner tone="good" title={said} />}</div>
      <OfficeForm
        form={form}
        labels={labels}
        back={area.employees()}
        onSubmit={() => {
          setSaid(null);
          if (!isMove) void form.submit();
          else if (form.check()) setIsMoving(true);
        }}
      >
        <EmployeeFields form={form} employee={employee} />
      </OfficeForm>
      <EmployeeRights employee={employee} onChanged={say} />
      {isMoving && newBranch !== undefined && (
        <HandOverDialog
          employee={employee}
          leaves={{ keepsBranchId: branchId }}
          title={pick(moveTitle)({ name: employee.fullName, to: newBranch.label })}
          text={pick(handOverMessages.moveText)}
          verb={pick(moveVerb)(newBranch.label)}
          onClose={() => setIsMoving(false)}
          onConfirm={async (handOverTo) => {
            setIsMoving(false);
            await form.submit({ handOverTo: handOverTo ?? '' });
          }}
        />
      )}
    </>
  );
}
