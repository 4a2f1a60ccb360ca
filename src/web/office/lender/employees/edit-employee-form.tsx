import { Suspense, useState } from 'react';
import { type Employee, employeeEndpoints, employeeForm } from '#contract/lender/employees.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { labels, messages } from './employee-form.messages.ts';
import { valuesOf } from './employee-values.ts';
import { moveTitle, moveVerb, messages as reassignMessages } from './reassign.messages.ts';

/** Below the form, which does not wait for it. */
const EmployeeRights = latePart(async () => (await import('./employee-rights.tsx')).EmployeeRights);
const ReassignDialog = latePart(async () => (await import('./reassign-dialog.tsx')).ReassignDialog);

/** The last result, and the number of results so far. */
interface Said {
  readonly text: string | null;
  readonly times: number;
}

interface EditEmployeeFormProps {
  readonly employee: Employee;
  readonly askAgain: () => Promise<Employee | undefined>;
}

/** An existing employee: the form with its fields, and the actions that are taken one by one. */
export function EditEmployeeForm({ employee, askAgain }: EditEmployeeFormProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const branches = useBranchChoices();
  const edit = useAction(employeeEndpoints.editEmployee);
  const [said, setSaid] = useState<Said>({ text: null, times: 0 });
  const [isMoving, setIsMoving] = useState(false);

  function say(happened: string) {
    setSaid(({ times }) => ({ text: happened, times: times + 1 }));
  }

  const editing = useRecordForm({
    record: employee,
    askAgain,
    valuesOf,
    labels,
    schema: employeeForm,
    bodyOf: ({ role: _, ...values }, version) => ({ ...values, version }),
    send: (body) => edit.send({ params: { id: employee.id }, body }),
    onSaved: () => say(pick(messages.saved)),
  });
  const { form, record } = editing;
  const { branchId } = form.values;
  const newBranch = branches.find(({ value }) => value === branchId);
  const isMove = record.branch !== null && branchId !== record.branch.id;

  return (
    <>
      <AfterSave saves={said.times}>
        {said.text !== null && <Banner tone="good" title={said.text} />}
      </AfterSave>
      <RecordForm
        of={editing}
        back={area.employees()}
        onSubmit={() => {
          setSaid(({ times }) => ({ text: null, times }));
          form.edit('successorId', null);
          if (!isMove) void form.submit();
          else if (form.check()) setIsMoving(true);
        }}
      >
        <EmployeeFields form={form} employee={record} />
      </RecordForm>
      <Suspense fallback={null}>
        <EmployeeRights
          employee={employee}
          onChanged={(changed, happened) => {
            editing.follow(changed);
            say(happened);
          }}
        />
      </Suspense>
      {isMoving && newBranch !== undefined && (
        <Suspense fallback={null}>
          <ReassignDialog
            employee={employee}
            leaves={{ keepsBranchId: newBranch.value }}
            title={pick(moveTitle)({ name: pickWritten(employee.fullName, language), to: newBranch.label })}
            text={pick(reassignMessages.moveText)}
            verb={pick(moveVerb)(newBranch.label)}
            onClose={() => setIsMoving(false)}
            onConfirm={async (successorId) => {
              setIsMoving(false);
              form.edit('successorId', successorId);
              await form.submit();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
