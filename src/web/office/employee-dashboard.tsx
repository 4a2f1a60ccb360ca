import { EmployeePage } from './insight/dashboards/employee/employee-page.tsx';
import { CollectedToday } from './lending/collections/today/collected-today.tsx';
import { DueToday } from './lending/collections/today/due-today.tsx';
import { MonthProgress } from './lending/collections/today/month-progress.tsx';

/** Assembled here, because features do not import each other: the cards of the due list belong to collections. */
export function EmployeeDashboard() {
  return (
    <EmployeePage
      collections={
        <>
          <CollectedToday />
          <DueToday />
          <MonthProgress />
        </>
      }
    />
  );
}
