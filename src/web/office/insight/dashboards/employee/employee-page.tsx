import type { ReactNode } from 'react';
import { formatToday } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import classes from './employee-page.module.css';
import { MyChallenges } from './my-challenges.tsx';
import { MyDecisions } from './my-decisions.tsx';
import { MyRequests } from './my-requests.tsx';

interface EmployeePageProps {
  /** The customers to collect from today. */
  readonly collections: ReactNode;
  /** The requests that customers sent from their own page. */
  readonly fromCustomers: ReactNode;
}

/** The day of an employee: the customers to collect from, what to decide, the visitors to call, and the finished work. */
export function EmployeePage({ collections, fromCustomers }: EmployeePageProps) {
  const language = useLanguage();
  const now = useMinute();
  const { title } = usePage();
  return (
    <>
      <PageHeader title={title} lead={formatToday(now, language)} />
      <Stack gap={[0, 4]} className={classes.columns}>
        <div>{collections}</div>
        <div>
          <MyDecisions />
          <MyRequests />
          {fromCustomers}
          <MyChallenges />
        </div>
      </Stack>
    </>
  );
}
