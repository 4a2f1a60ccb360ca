import { Link } from 'react-router';
import { importKinds } from '#contract/insight/import-fields.ts';
import { type ImportRecord, importEndpoints } from '#contract/insight/imports.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import person from '#web/office/kit/ui/person-cell.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { ImportState } from './import-state.tsx';
import { filesShownOf, kindNames, messages } from './imports.messages.ts';
import classes from './imports-page.module.css';
import { NewImport } from './new-import.tsx';
import { recordsIn } from './records-in.ts';

/** Starts the import of a paper register, and lists the imports so far. */
export function ImportsPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(importEndpoints.listImports.query);
  return (
    <>
      <PageHeader title={title} help={pick(messages.lead)} />
      <Grid gap={[0, 4]} column="21.25rem" className={classes.kinds}>
        {importKinds.map((kind) => (
          <NewImport key={kind} kind={kind} />
        ))}
      </Grid>
      <ListPanel
        label={pick(messages.history)}
        list={useListPage(endpointQuery(importEndpoints.listImports, { query: address.query }))}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.emptyTitle)}
            text={pick(messages.emptyText)}
          />
        }
        summaryOf={pick(filesShownOf)}
        address={address}
      />
    </>
  );
}

function useColumns(): readonly Column<ImportRecord>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  return [
    {
      key: 'file',
      header: pick(messages.file),
      priority: 1,
      cell: ({ id, fileName, kind }) => (
        <>
          <Link to={area.import(id)} className={person.name}>
            <WrittenText>{fileName}</WrittenText>
          </Link>
          <SecondLine>{pick(kindNames[kind])}</SecondLine>
        </>
      ),
    },
    {
      key: 'state',
      header: pick(messages.state),
      priority: 1,
      cell: ({ state }) => <ImportState state={state} />,
    },
    {
      key: 'rows',
      header: pick(messages.rows),
      priority: 2,
      isFigure: true,
      cell: ({ rows }) => <Ltr>{formatCount(recordsIn(rows))}</Ltr>,
    },
    {
      key: 'created',
      header: pick(messages.created),
      priority: 2,
      isFigure: true,
      cell: ({ rows }) => <Ltr>{formatCount(rows.created)}</Ltr>,
    },
    {
      key: 'sent',
      header: pick(messages.sentBy),
      priority: 3,
      cell: ({ createdAt, createdByName }) => (
        <>
          {formatMoment(instantOf(createdAt), language, now)}
          <SecondLine>
            <WrittenText>{pick(createdByName)}</WrittenText>
          </SecondLine>
        </>
      ),
    },
  ];
}
