import type { StoredStatementLine } from '#contract/lending/bank-statements/bank-statements.ts';
import { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { messages as overlay } from '#web/office/kit/overlay/overlay.messages.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { messages, wayNames } from './statement-rules.messages.ts';

interface LineMatchProps {
  readonly line: StoredStatementLine;
}

/** The record that a line is, who or what matched it, and the way back. A recorded payment is taken back by reversing it. */
export function LineMatch({ line: { id, match } }: LineMatchProps) {
  const pick = usePick();
  const { run, isRunning, failure } = useAction(statementMatchingEndpoints.freeStatementLine);
  if (match === null)
    return (
      <Text as="span" tone="muted">
        {pick(messages.waits)}
      </Text>
    );
  const { how, isByRule, byName, reason } = match;
  return (
    <Row gap={2} align="center" justify="space-between" wraps>
      <span>
        {pick(wayNames[how])}
        <SecondLine>
          {pick(isByRule ? messages.byRule : byName)}
          {reason !== null && (
            <>
              {' · '}
              <bdi>{reason}</bdi>
            </>
          )}
        </SecondLine>
      </span>
      {how !== 'posted' && (
        <ActionButton
          variant="default"
          disabledReason={null}
          isRunning={isRunning}
          onPress={() =>
            void run({ params: { id } }, () => showToast({ tone: 'good', title: pick(messages.takenBack) }))
          }
        >
          {pick(overlay.undo)}
        </ActionButton>
      )}
      {failure !== null && (
        <Text role="alert" tone="bad" size={2}>
          {failure.message}
        </Text>
      )}
    </Row>
  );
}
