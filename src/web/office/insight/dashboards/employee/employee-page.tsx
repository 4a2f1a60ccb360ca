import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatToday } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { NeedsYou } from '../needs-you/needs-you.tsx';
import { messages } from './employee.messages.ts';
import classes from './employee-page.module.css';
import { MyChallenges } from './my-challenges.tsx';

interface EmployeePageProps {
  /** The customers to collect from today. */
  readonly collections: ReactNode;
}

/** The day of an employee: the customers to collect from, what to decide, the visitors to call, and the finished work. */
export function EmployeePage({ collections }: EmployeePageProps) {
  const pick = usePick();
  const area = useArea();
  const language = useLanguage();
  const now = useMinute();
  const { title } = usePage();
  return (
    <>
      <PageHeader
        title={title}
        lead={formatToday(now, language)}
        actions={
          <Button as={Link} to={area.newPayment()} className={classes.payment}>
            {pick(messages.record)}
          </Button>
        }
      />
      <Stack gap={[0, 4]} className={classes.columns}>
        <div>{collections}</div>
        <div>
          <NeedsYou />
          <MyChallenges />
        </div>
      </Stack>
    </>
  );
}
