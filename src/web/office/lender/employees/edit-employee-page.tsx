import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { employeeEndpoints } from '#contract/lender/employees.ts';
import { usePick } from '#web/i18n/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { EditEmployeeForm } from './edit-employee-form.tsx';
import { messages } from './employee-form.messages.ts';

export function EditEmployeePage() {
  const pick = usePick();
  const { title } = usePage();
  const { id = '' } = useParams();
  const {
    data: employee,
    error,
    refetch,
  } = useEndpoint(employeeEndpoints.getEmployee, { params: { id } }, forEditing);
  return (
    <>
      <BackLink {...usePageLink()('employees')} />
      <PageHeader title={employee?.fullName ?? title} lead={employee?.designation} />
      {employee !== undefined ? (
        <EditEmployeeForm key={employee.id} employee={employee} />
      ) : error !== null ? (
        <section className={panel.panel}>
          <LoadError title={pick(messages.loadError)} failure={error} onRetry={refetch} />
        </section>
      ) : (
        <Skeleton height={360} radius="lg" />
      )}
    </>
  );
}
