import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Employee, employeeEndpoints, employeeForm } from '#contract/lender/employees.ts';
import { call } from '#web/api/client.ts';
import { usePick } from '#web/i18n/language.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { useForm } from '#web/office/kit/form/use-form.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useBranches } from '../branches/use-branches.ts';
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
  const branches = useBranches();
  const memory = useQueryClient();
  const [said, setSaid] = useState<string | null>(null);
  const [isMoving, setIsMoving] = useState(false);

  function remember(changed: Employee, happened: string) {
    memory.setQueryData(['employee', changed.id], { data: changed });
    void memory.invalidateQueries({ queryKey: ['employees'] });
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
    send: (body) => call(employeeEndpoints.editEmployee, { params: { id: employee.id }, body }),
    onSaved: ({ data }) => remember(data, pick(messages.saved)),
  });
  const { branchId } = form.values;
  const newBranch = branches.find(({ id }) => id === branchId);
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
      <EmployeeRights employee={employee} onChanged={remember} />
      {isMoving && newBranch !== undefined && (
        <HandOverDialog
          employee={employee}
          leaves={{ keepsBranchId: branchId }}
          title={pick(moveTitle)({ name: employee.fullName, to: pick(newBranch.city) })}
          text={pick(handOverMessages.moveText)}
          verb={pick(moveVerb)(pick(newBranch.city))}
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
