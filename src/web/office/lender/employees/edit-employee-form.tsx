import { Suspense, useState } from 'react';
import { type Employee, employeeEndpoints, employeeForm } from '#contract/lender/employees.ts';
import { limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { raisesLimits } from '#domain/lending/approvals/powerful-account.ts';
import { pickWritten } from '#domain/written.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { noProof, type Proof } from '#web/office/identity/ground/no-proof.ts';
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
import { messages as rights } from './rights.messages.ts';

/** Below the form, which does not wait for it. */
const EmployeeRights = latePart(async () => (await import('./employee-rights.tsx')).EmployeeRights);
const ProofDialog = latePart(
  async () => (await import('#web/office/identity/ground/proof-dialog.tsx')).ProofDialog,
);
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
  const [asksProof, setAsksProof] = useState(false);

  function say(happened: string) {
    setSaid(({ times }) => ({ text: happened, times: times + 1 }));
  }

  const editing = useRecordForm({
    record: employee,
    askAgain,
    valuesOf,
    labels,
    schema: employeeForm,
    bodyOf: (values, version) => ({ ...values, version }),
    async send(body) {
      try {
        const saved = await edit.send({ params: { id: employee.id }, body });
        // Limits that wait for another superadmin are on record as they were.
        const waits = raisesLimits(limitsOf(saved.data), limitsOf(body));
        say(waits ? pick(rights.limitsWait) : pick(messages.saved));
        return saved;
      } catch (thrown) {
        if (thrown instanceof ApiFailure && thrown.code === 'proof_required') setAsksProof(true);
        throw thrown;
      }
    },
  });
  const { form, record } = editing;
  const { branchId } = form.values;

  function prove({ currentPassword, totpCode }: Proof) {
    form.edit('currentPassword', currentPassword);
    form.edit('totpCode', totpCode);
  }

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
            // New limits are fields of the form, so they are merged into it like the changes of others.
            if (raisesLimits(limitsOf(record), limitsOf(changed))) void editing.takeOver();
            else editing.follow(changed);
            say(happened);
          }}
        />
      </Suspense>
      {asksProof && (
        <Suspense fallback={null}>
          <ProofDialog
            asksProof
            title={pick(rights.saveTitle)(pickWritten(employee.fullName, language))}
            verb={pick(rights.save)}
            onClose={() => setAsksProof(false)}
            onConfirm={async (proof) => {
              setAsksProof(false);
              prove(proof);
              await form.submit();
              prove(noProof);
            }}
          >
            <p>{pick(rights.saveText)}</p>
            <p>{pick(rights.secondPerson)}</p>
          </ProofDialog>
        </Suspense>
      )}
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
