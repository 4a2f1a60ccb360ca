import { useParams } from 'react-router';
import { type Employee, employeeEndpoints } from '#contract/lender/employees.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { EditEmployeeForm } from './edit-employee-form.tsx';
import { messages } from './employee-form.messages.ts';

export function EditEmployeePage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('employees')}
      title={title}
      head={({ designation, ...person }: Employee) => ({
        title: pickWritten(person.fullName, language),
        lead: designation && pick(designation.name),
      })}
      item={useEndpoint(employeeEndpoints.getEmployee, { params: { id } }, forEditing)}
      notOpened={messages.loadError}
    >
      {(employee, askAgain) => <EditEmployeeForm key={employee.id} employee={employee} askAgain={askAgain} />}
    </RecordPage>
  );
}
