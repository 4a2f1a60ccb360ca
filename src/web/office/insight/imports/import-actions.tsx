import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ImportRecord, importEndpoints } from '#contract/insight/imports.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { ExportButton } from '#web/office/kit/list/export/export-button.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { importRows, messages, startTexts, startTitle, undoTexts } from './imports.messages.ts';

interface ImportActionsProps {
  readonly record: ImportRecord;
}

type Question = 'start' | 'undo' | 'discard';

/** The actions on a file in its current state. */
export function ImportActions({ record }: ImportActionsProps) {
  const pick = usePick();
  const [asked, setAsked] = useState<Question | null>(null);
  const { id, state, rows } = record;
  const isChecked = state === 'checked';
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
      {isChecked && (
        <ActionButton
          disabledReason={rows.ready === 0 ? messages.nothingReady : null}
          onPress={() => setAsked('start')}
        >
          {pick(importRows)(rows.ready)}
        </ActionButton>
      )}
      {asked !== null && <Ask question={asked} record={record} onClose={() => setAsked(null)} />}
    </>
  );
}

interface AskProps extends ImportActionsProps {
  readonly question: Question;
  readonly onClose: () => void;
}

function Ask({ question, record: { id, kind, rows }, onClose }: AskProps) {
  const pick = usePick();
  const area = useArea();
  const navigate = useNavigate();
  const start = useAction(importEndpoints.startImport);
  const undo = useAction(importEndpoints.undoImport);
  const discard = useAction(importEndpoints.discardImport);
  const params = { id };
  if (question === 'start')
    return (
      <ConfirmDialog
        title={pick(startTitle)(rows.ready)}
        verb={pick(importRows)(rows.ready)}
        asksPassword
        onClose={onClose}
        onConfirm={async ({ currentPassword: password }) => {
          await start.send({ params, body: { password } });
          onClose();
        }}
      >
        <p>{pick(startTexts[kind])}</p>
      </ConfirmDialog>
    );
  if (question === 'undo')
    return (
      <ConfirmDialog
        title={pick(messages.undoTitle)}
        verb={pick(messages.undo)}
        isDestructive
        asksReason
        asksPassword
        onClose={onClose}
        onConfirm={async ({ currentPassword: password, reason }) => {
          await undo.send({ params, body: { password, reason } });
          onClose();
        }}
      >
        <p>{pick(undoTexts[kind])}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={pick(messages.discardTitle)}
      verb={pick(messages.discard)}
      isDestructive
      onClose={onClose}
      onConfirm={async () => {
        // Leaves the page first: the page of a deleted file would fetch it again.
        await navigate(area.imports(), { replace: true });
        await discard.send({ params });
        showToast({ tone: 'good', title: pick(messages.discarded) });
      }}
    >
      <p>{pick(messages.discardText)}</p>
    </ConfirmDialog>
  );
}
