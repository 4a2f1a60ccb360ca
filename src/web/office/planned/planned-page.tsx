import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatToday } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { pages } from '../pages.ts';
import { useArea } from '../shell/use-area.ts';
import { useMay } from '../shell/use-may.ts';
import { usePage } from '../shell/use-page.ts';
import { messages, plannedTasks } from './planned.messages.ts';
import classes from './planned-page.module.css';

/** Says what one will do on a page, until it is built. */
export function PlannedPage() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const handlesRequests = useMay('contact-requests.assign');
  const { name, title } = usePage();
  const isDashboard = 'isIndex' in pages[name];
  return (
    <>
      <PageHeader title={title} lead={isDashboard ? formatToday(now, language) : undefined} />
      <section className={classes.panel} aria-label={title}>
        <OpenRegister />
        <div>
          <p className={classes.lead}>{pick(messages.lead)}</p>
          <ul className={classes.tasks}>
            {plannedTasks[name]?.map((task) => (
              <li key={task.en}>
                <CheckIcon size={18} />
                <span>{pick(task)}</span>
              </li>
            ))}
          </ul>
          {handlesRequests && (
            <Button component={Link} to={area.contactRequests()} className={classes.action}>
              {pick(messages.openRequests)}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
