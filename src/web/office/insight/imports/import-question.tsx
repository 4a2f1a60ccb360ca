import { useNavigate } from 'react-router';
import { type ImportRecord, importEndpoints } from '#contract/insight/imports.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import {
  importRows,
  messages,
  startTexts,
  startTitle,
  takenOver,
  takenOverStays,
  undoTexts,
} from './imports.messages.ts';

export interface AskProps {
  readonly record: ImportRecord;
  readonly question: 'start' | 'undo' | 'discard';
  readonly onClose: () => void;
}

/** Asks before a file is imported, undone or discarded. */
export function ImportQuestion({ question, record: { id, kind, rows }, onClose }: AskProps) {
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
        title={pick(startTitle)(rows.ready, rows.chosen)}
        verb={pick(importRows)(rows.ready, rows.chosen)}
        asksPassword
        onClose={onClose}
        onConfirm={async ({ currentPassword: password }) => {
          await start.send({ params, body: { password } });
          onClose();
        }}
      >
        {rows.ready > 0 && <p>{pick(startTexts[kind])}</p>}
        {rows.chosen > 0 && <p>{pick(takenOver[kind])}</p>}
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
        {rows.changed > 0 && <p>{pick(takenOverStays[kind])}</p>}
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
