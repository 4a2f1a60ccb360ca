import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { areaPaths } from '#web/area-paths.ts';
import { formatToday } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { knownRole, useSession } from '#web/session/session.ts';
import { messages, type PlannedPageName, type PlannedPageText, plannedPages } from './planned.messages.ts';
import classes from './planned-page.module.css';

interface PlannedPageProps {
  readonly name: PlannedPageName;
}

/** Says what one will do on a page, until it is built. */
export function PlannedPage({ name }: PlannedPageProps) {
  const text: PlannedPageText = plannedPages[name];
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const role = knownRole(useSession().user);
  return (
    <>
      <PageHeader
        title={pick(text.title)}
        lead={name.endsWith('Dashboard') ? formatToday(now, language) : undefined}
      />
      <section className={classes.panel} aria-label={pick(text.title)}>
        <OpenRegister />
        <div>
          <p className={classes.lead}>{pick(messages.lead)}</p>
          <ul className={classes.tasks}>
            {text.tasks.map((task) => (
              <li key={task.en}>
                <CheckIcon size={18} />
                <span>{pick(task)}</span>
              </li>
            ))}
          </ul>
          {role === 'superadmin' && (
            <Button component={Link} to={areaPaths.superadmin.contactRequests} className={classes.action}>
              {pick(messages.openRequests)}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
