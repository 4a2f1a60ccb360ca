import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Employee, employeeEndpoints, employeeForm } from '#contract/lender/employees.ts';
import { call } from '#web/api/client.ts';
import { areaPaths } from '#web/area-paths.ts';
import { usePick } from '#web/i18n/language.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useBranches } from '../branches/use-branches.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { labels, messages } from './employee-form.messages.ts';
import { EmployeeRights } from './employee-rights.tsx';
import { valuesOf } from './employee-values.ts';
import { messages as handOverMessages, moveTitle, moveVerb } from './hand-over.messages.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';

/** What happened last, and how many things did until then. */
interface Said {
  readonly text: string | null;
  readonly times: number;
}

interface EditEmployeeFormProps {
  readonly employee: Employee;
}

/** The known employee: what is saved with the form, and the steps that are taken one by one. */
export function EditEmployeeForm({ employee }: EditEmployeeFormProps) {
  const pick = usePick();
  const branches = useBranches();
  const memory = useQueryClient();
  const [said, setSaid] = useState<Said>({ text: null, times: 0 });
  const [isMoving, setIsMoving] = useState(false);

  function remember(changed: Employee, happened: string) {
    memory.setQueryData(['employee', changed.id], { data: changed });
    void memory.invalidateQueries({ queryKey: ['employees'] });
    setSaid(({ times }) => ({ text: happened, times: times + 1 }));
  }

  const form = useOfficeForm({
    initial: valuesOf(employee),
    labels,
    schema: employeeForm,
    bodyOf: ({ role: _, ...values }) => ({ ...values, version: employee.version }),
    send: (body) => call(employeeEndpoints.editEmployee, { params: { id: employee.id }, body }),
    onSaved({ data }) {
      form.restart(valuesOf(data));
      remember(data, pick(messages.saved));
    },
  });
  const { branchId } = form.values;
  const newBranch = branches.find(({ id }) => id === branchId);
  const isMove = employee.branch !== null && branchId !== employee.branch.id;

  return (
    <>
      <AfterSave saves={said.times}>
        {said.text !== null && <Banner tone="good" title={said.text} />}
      </AfterSave>
      <OfficeForm
        form={form}
        back={areaPaths.superadmin.employees}
        onSubmit={() => {
          setSaid(({ times }) => ({ text: null, times }));
          form.edit('handOverTo', null);
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
          leaves={{ keepsBranchId: newBranch.id }}
          title={pick(moveTitle)({ name: employee.fullName, to: pick(newBranch.city) })}
          text={pick(handOverMessages.moveText)}
          verb={pick(moveVerb)(pick(newBranch.city))}
          onClose={() => setIsMoving(false)}
          onConfirm={async (handOverTo) => {
            setIsMoving(false);
            form.edit('handOverTo', handOverTo);
            await form.submit();
          }}
        />
      )}
    </>
  );
}
