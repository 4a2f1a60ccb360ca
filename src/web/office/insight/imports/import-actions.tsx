import { Suspense, useState } from 'react';
import { type ImportRecord, importEndpoints } from '#contract/insight/imports.ts';
import { usePick } from '#web/i18n/language.ts';
import { ExportButton } from '#web/office/kit/list/export/export-button.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import type { AskProps } from './import-question.tsx';
import { importRows, messages } from './imports.messages.ts';

/** Its file is fetched when something is asked. */
const ImportQuestion = latePart(async () => (await import('./import-question.tsx')).ImportQuestion);

interface ImportActionsProps {
  readonly record: ImportRecord;
}

/** The actions on a file in its current state. */
export function ImportActions({ record }: ImportActionsProps) {
  const pick = usePick();
  const [asked, setAsked] = useState<AskProps['question'] | null>(null);
  const { id, state, rows } = record;
  const isChecked = state === 'checked';
  const nothing = rows.differs > 0 ? messages.nothingChosen : messages.nothingReady;
  return (
    <>
      {isChecked && (
        <ActionButton variant="default" disabledReason={null} onPress={() => setAsked('discard')}>
          {pick(messages.discard)}
        </ActionButton>
      )}
      {state === 'done' && rows.created > 0 && (
        <ActionButton variant="default" disabledReason={null} onPress={() => setAsked('undo')}>
          {pick(messages.undo)}
        </ActionButton>
      )}
      {rows.faulty > 0 && (
        <ExportButton
          endpoint={importEndpoints.exportFaultyRows}
          input={{ params: { id } }}
          label={messages.faultyRows}
        />
      )}
      {(isChecked || (state === 'done' && rows.chosen > 0)) && (
        <ActionButton
          disabledReason={rows.ready + rows.chosen === 0 ? nothing : null}
          onPress={() => setAsked('start')}
        >
          {pick(importRows)(rows.ready, rows.chosen)}
        </ActionButton>
      )}
      {asked !== null && (
        <Suspense>
          <ImportQuestion question={asked} record={record} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
