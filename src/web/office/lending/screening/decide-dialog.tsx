import { type ScreeningMatch, screeningEndpoints } from '#contract/lending/screening/screening.ts';
import type { MatchDecision } from '#domain/lending/screening/match-kind.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { messages } from './screening.messages.ts';

const { decideScreeningMatch } = screeningEndpoints;

interface DecideDialogProps {
  readonly match: ScreeningMatch;
  readonly decision: MatchDecision;
  readonly onClose: () => void;
}

/** Asks for the reason of a decision, with both names and the consequence once more. */
export function DecideDialog({ match, decision, onClose }: DecideDialogProps) {
  const pick = usePick();
  const { send } = useAction(decideScreeningMatch);
  const { id, state: shown, kind, own, entry } = match;
  const form = useOfficeForm({
    initial: { decision, shown, reason: null as string | null },
    labels: { decision: messages.decision, shown: messages.status, reason: messages.reason },
    schema: decideScreeningMatch.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.decided) });
      onClose();
    },
  });
  const confirmText = kind === 'stop' ? messages.confirmStopText : messages.confirmLookText;
  return (
    <FormDialog
      form={form}
      title={pick(decision === 'cleared' ? messages.clearTitle : messages.confirmTitle)}
      verb={pick(messages.record)}
      isDestructive={decision === 'confirmed'}
      onClose={onClose}
    >
      <Text>
        {pick(messages.ownSide)}: <bdi>{own.name}</bdi>
      </Text>
      <Text>
        {pick(messages.onList)}: <bdi>{entry.name}</bdi>
      </Text>
      <Text>{pick(decision === 'cleared' ? messages.clearText : confirmText)}</Text>
      <TextAreaField {...form.field('reason')} isRequired lengthMax={1_000} />
    </FormDialog>
  );
}
