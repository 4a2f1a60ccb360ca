import {
  statementMatchingEndpoints,
  type WaitingLine,
} from '#contract/lending/bank-statements/statement-matching.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { messages } from './bank-statements.messages.ts';

interface AsideDialogProps {
  readonly line: WaitingLine;
  readonly onClose: () => void;
}

/** Says why a line is no money of a customer. */
export function AsideDialog({ line: { id, text }, onClose }: AsideDialogProps) {
  const pick = usePick();
  const { send } = useAction(statementMatchingEndpoints.setStatementLineAside);
  const free = useAction(statementMatchingEndpoints.freeStatementLine);
  return (
    <ConfirmDialog
      title={pick(messages.asideTitle)}
      verb={pick(messages.aside)}
      asksReason
      onConfirm={async ({ reason }) => {
        await send({ params: { id }, body: { reason } });
        showToast({
          tone: 'good',
          title: pick(messages.isAside),
          undo: async () => void (await free.send({ params: { id } })),
        });
        onClose();
      }}
      onClose={onClose}
    >
      <Text>
        <bdi>{text}</bdi>
      </Text>
    </ConfirmDialog>
  );
}
