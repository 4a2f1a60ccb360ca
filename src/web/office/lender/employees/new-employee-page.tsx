import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import type { IssuedCode as Issued } from '#contract/identity/codes.ts';
import { type Employee, employeeEndpoints, newEmployeeForm } from '#contract/lender/employees.ts';
import { type OfficeRules, settingsEndpoints } from '#contract/lender/settings.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { messages as kitMessages } from '#web/office/identity/ground/code-dialog.messages.ts';
import { IssuedCode } from '#web/office/identity/ground/issued-code.tsx';
import { codeNames } from '#web/office/identity/ground/sign-in-code.messages.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { EmployeeFields } from './employee-fields.tsx';
import { labels, messages } from './employee-form.messages.ts';
import { newEmployeeValues } from './employee-values.ts';
import classes from './new-employee-page.module.css';
import { messages as codeMessages, isReady } from './sign-in-code.messages.ts';

interface Created {
  readonly employee: Employee;
  /** Null when the employee was saved but the code failed: another can be issued on their page. */
  readonly issued: Issued | null;
}

export function NewEmployeePage() {
  const [created, setCreated] = useState<Created | null>(null);
  return created?.issued ? (
    <CreatedEmployee employee={created.employee} issued={created.issued} />
  ) : (
    <NewEmployee onCreated={setCreated} />
  );
}

/** Saves an employee and issues the code with which they choose a password. */
function useCreateEmployee() {
  const create = useAction(employeeEndpoints.createEmployee);
  const issueCode = useAction(employeeEndpoints.issueActivationCode);
  return async (body: z.input<typeof newEmployeeForm>, key: string): Promise<Created> => {
    const { data: employee } = await create.send({ body, idempotencyKey: key });
    let issued: Issued | null = null;
    await issueCode.run({ params: { id: employee.id }, body: {} }, ({ data }) => {
      issued = data;
    });
    return { employee, issued };
  };
}

interface NewEmployeeProps {
  readonly onCreated: (created: Created) => void;
}

function NewEmployee({ onCreated }: NewEmployeeProps) {
  const pick = usePick();
  const { title } = usePage();
  return (
    <RecordPage
      back={usePageLink()('employees')}
      title={title}
      help={pick(messages.newLead)}
      item={useEndpoint(settingsEndpoints.getSettings)}
      notOpened={messages.newNotOpened}
    >
      {({ officeRules }) => <NewEmployeeForm rules={officeRules.content} onCreated={onCreated} />}
    </RecordPage>
  );
}

interface NewEmployeeFormProps extends NewEmployeeProps {
  readonly rules: OfficeRules;
}

function NewEmployeeForm({ rules, onCreated }: NewEmployeeFormProps) {
  const area = useArea();
  const leadOn = useLeadOn();
  const form = useOfficeForm({
    initial: newEmployeeValues(rules),
    labels,
    schema: newEmployeeForm,
    bodyOf: ({ successorId: _, currentPassword: _password, totpCode: _code, ...values }) => values,
    send: useCreateEmployee(),
    onSaved(created) {
      if (created.issued === null) leadOn(area.editEmployee(created.employee.id));
      else onCreated(created);
    },
  });
  return (
    <OfficeForm form={form} verb={messages.create} back={area.employees()}>
      <EmployeeFields form={form} employee={null} />
    </OfficeForm>
  );
}

interface CreatedEmployeeProps {
  readonly employee: Employee;
  readonly issued: Issued;
}

function CreatedEmployee({ employee, issued }: CreatedEmployeeProps) {
  const pick = usePick();
  const lender = useLender();
  const area = useArea();
  // The form that had the focus is gone.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  return (
    <>
      <BackLink {...usePageLink()('employees')} />
      <PageHeader title={pick(isReady)(pickWritten(employee.fullName, useLanguage()))} />
      <section className={`${panel.panel} ${classes.created}`} aria-label={pick(codeNames.activation.code)}>
        <IssuedCode purpose="activation" holder={employee} lenderName={lender.name} issued={issued} />
        <Row gap={2} wraps className={classes.next}>
          <Button as={Link} to={area.employees()} size="lg">
            {pick(kitMessages.done)}
          </Button>
          <Button as={Link} to={area.editEmployee(employee.id)} variant="default" size="lg">
            {pick(codeMessages.openEmployee)}
          </Button>
        </Row>
      </section>
    </>
  );
}
