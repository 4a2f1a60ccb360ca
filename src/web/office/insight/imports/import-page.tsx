import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { type ImportRecord, type ImportRowState, importEndpoints } from '#contract/insight/imports.ts';
import { formatCount } from '#web/format/count.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportState } from './import-state.tsx';
import { ImportTotals } from './import-totals.tsx';
import { kindNames, messages, rowStateNames } from './imports.messages.ts';
import classes from './imports-page.module.css';
import { TakeOver } from './take-over.tsx';

const MatchColumns = latePart(async () => (await import('./match-columns.tsx')).MatchColumns);

/** One file: its content, its planned result, and its result. */
export function ImportPage() {
  const pick = usePick();
  const { title } = usePage();
  const { id = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('imports')}
      title={title}
      head={(record: ImportRecord) => ({
        title: record.fileName,
        lead: (
          <span className={classes.lead}>
            {pick(kindNames[record.kind])}
            <ImportState state={record.state} />
          </span>
        ),
        actions: <ImportActions record={record} />,
      })}
      item={useEndpoint(importEndpoints.getImport, { params: { id } })}
      notOpened={messages.loadError}
    >
      {(record) => <ImportBody record={record} />}
    </RecordPage>
  );
}

interface ImportBodyProps {
  readonly record: ImportRecord;
}

/** The results that are shown in each state. */
const countedStates = {
  checked: ['ready', 'chosen', 'known', 'differs', 'faulty'],
  running: ['created', 'changed', 'ready', 'chosen', 'known', 'differs', 'faulty'],
  done: ['created', 'changed', 'chosen', 'known', 'differs', 'faulty'],
  undoing: ['undone', 'created', 'changed', 'kept'],
  undone: ['undone', 'kept', 'changed', 'known', 'differs', 'faulty'],
} as const;

/** Most files take nothing over, so these are counted only if there are some. */
const isOfTakingOver = (state: ImportRowState) => state === 'chosen' || state === 'changed';

function ImportBody({ record }: ImportBodyProps) {
  const pick = usePick();
  const { state, rows } = record;
  const isUnderWay = state === 'running' || state === 'undoing';
  const counted = countedStates[state].filter((each) => rows[each] > 0 || !isOfTakingOver(each));
  useAskedAgain(`${state} ${useLanguage()}`);
  return (
    <>
      {isUnderWay && <ImportProgress record={record} />}
      <FigureStrip
        label={pick(messages.figures)}
        figures={counted.map((each) => ({
          label: pick(rowStateNames[each]),
          value: <Ltr>{formatCount(rows[each])}</Ltr>,
        }))}
      />
      {record.totals !== null && state !== 'undone' && (
        <ImportTotals totals={record.totals} sums={record.sums} />
      )}
      {state === 'checked' && (
        <Suspense>
          <MatchColumns key={JSON.stringify([record.columns, record.sheets])} record={record} />
        </Suspense>
      )}
      <TakeOver record={record} />
      <ImportRows record={record} />
    </>
  );
}

/**
 * A new state makes the shown rows stale: a short file may be done before it is seen running. So does another language: the server
 * says the faults and differences.
 */
function useAskedAgain(moment: string) {
  const memory = useQueryClient();
  const shown = useRef(moment);
  useEffect(() => {
    if (shown.current === moment) return;
    shown.current = moment;
    void memory.invalidateQueries();
  }, [moment, memory]);
}
