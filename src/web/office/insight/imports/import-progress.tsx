import { type ImportRecord, importEndpoints } from '#contract/insight/imports.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import classes from './import-progress.module.css';
import { messages, progressOf } from './imports.messages.ts';
import { recordsIn } from './records-in.ts';

/** The interval of polling: often enough to see the progress. */
const askEveryMs = 1_000;

interface ImportProgressProps {
  readonly record: ImportRecord;
}

/** The progress of an import or of its undo. It polls, for the whole page, as long as it is mounted. */
export function ImportProgress({ record }: ImportProgressProps) {
  const pick = usePick();
  const { id, state, rows } = record;
  useEndpoint(importEndpoints.getImport, { params: { id } }, { refetchInterval: askEveryMs });
  const isUndoing = state === 'undoing';
  const left = isUndoing ? rows.created : rows.ready + rows.chosen;
  const total = recordsIn(rows);
  const said = pick(progressOf)(total - left, total);
  const title = pick(isUndoing ? messages.undoing : messages.importing);
  return (
    <Section title={title} lead={pick(messages.goesOn)}>
      <Row gap={[1, 4]} align="center" wraps>
        <progress className={classes.bar} value={total - left} max={total} aria-label={title} />
        <p role="status">{said}</p>
      </Row>
    </Section>
  );
}
