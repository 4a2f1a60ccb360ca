import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { reportTitles } from '#contract/insight/report-labels.messages.ts';
import { reportGroups, reportNames, reportShape } from '#contract/insight/report-table.ts';
import { usePick } from '#web/i18n/language.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { LinkCard } from '#web/office/kit/ui/link-card.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { pageIcons } from '#web/office/kit/ui/page-icons.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { groupNames, messages, reportLeads } from './reports.messages.ts';
import classes from './reports-page.module.css';

/** All reports to choose from, by subject. */
export function ReportsPage() {
  const pick = usePick();
  const area = useArea();
  const { title } = usePage();
  const months = usePageLink()('months');
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        actions={
          <Button component={Link} to={months.to} variant="default">
            {months.label}
          </Button>
        }
      />
      {reportGroups.map((group) => (
        <Stack
          as="section"
          key={group}
          gap={3}
          className={classes.group}
          aria-labelledby={`reports-${group}`}
        >
          <h2 id={`reports-${group}`}>{pick(groupNames[group])}</h2>
          <Grid as="ul" gap={4} column="22.5rem">
            {reportNames
              .filter((name) => reportShape(name).group === group)
              .map((name) => (
                <LinkCard
                  key={name}
                  to={area.report(name)}
                  label={pick(reportTitles[name])}
                  text={pick(reportLeads[name])}
                  icon={pageIcons.reports}
                />
              ))}
          </Grid>
        </Stack>
      ))}
    </>
  );
}
