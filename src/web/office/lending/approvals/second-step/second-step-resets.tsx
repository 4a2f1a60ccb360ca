import { useState } from 'react';
import { type SecondStepReset, secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import { otherWritten, pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { messages, questions, said } from './second-step-resets.messages.ts';
import classes from './second-step-resets.module.css';

/** The waiting requests to reset a customer's second step, above the others; nothing while there are none. */
export function SecondStepResets() {
  const pick = usePick();
  const { data: resets = [] } = useEndpoint(secondStepResetEndpoints.listSecondStepResets);
  if (resets.length === 0) return null;
  return (
    <section className={`${panel.panel} ${classes.resets}`} aria-label={pick(messages.title)}>
      <h2>{pick(messages.title)}</h2>
      <ul>
        {resets.map((reset) => (
          <Stack as="li" key={reset.id} gap={2} pad={[4, 5]} className={classes.reset}>
            <Reset reset={reset} />
          </Stack>
        ))}
      </ul>
    </section>
  );
}

interface ResetProps {
  readonly reset: SecondStepReset;
}

function Reset({ reset }: ResetProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const when = formatMoment(instantOf(reset.requestedAt), language, now);
  return (
    <>
      <PersonCell
        name={pickWritten(reset.customerName, language)}
        second={otherWritten(reset.customerName, language)}
        shape="square"
        to={area.customerBalance(reset.customerId)}
      />
      <Facts
        facts={[
          { label: pick(messages.reason), value: <WrittenText>{reset.reason}</WrittenText> },
          { label: pick(messages.proof), value: <WrittenText>{reset.identityProof}</WrittenText> },
          {
            label: pick(messages.askedBy),
            value: pick(said)(pick(reset.requestedByName), when),
          },
          { label: pick(messages.branch), value: pick(reset.branchCity) },
        ]}
      />
      <Decide reset={reset} />
    </>
  );
}

/** A second person decides; who asked can take it back. */
function Decide({ reset }: ResetProps) {
  const { id, isOwn, isOutdated } = reset;
  const pick = usePick();
  const name = pickWritten(reset.customerName, useLanguage());
  const mayDecide = useMay('approvals.decide');
  const decide = useAction(secondStepResetEndpoints.decideSecondStepReset);
  const withdraw = useAction(secondStepResetEndpoints.withdrawSecondStepReset);
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const own = isOwn ? messages.own : null;
  const params = { id };
  return (
    <Row gap={2} wraps>
      {isOwn && (
        <Button variant="default" onClick={() => setAsked('withdrawn')}>
          {pick(messages.withdraw)}
        </Button>
      )}
      {mayDecide && (
        <>
          <ActionButton
            disabledReason={own ?? (isOutdated ? messages.outdated : null)}
            onPress={() => setAsked('approved')}
          >
            {pick(messages.approve)}
          </ActionButton>
          <ActionButton variant="default" disabledReason={own} onPress={() => setAsked('rejected')}>
            {pick(messages.reject)}
          </ActionButton>
        </>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={pick(questions[asked])(name)}
          verb={pick(verbs[asked])}
          isDestructive={asked !== 'withdrawn'}
          asksReason={asked === 'rejected'}
          onClose={() => setAsked(null)}
          onConfirm={({ reason }) =>
            asked === 'withdrawn'
              ? withdraw.send({ params })
              : decide.send({ params, body: { decision: asked, note: reason } })
          }
        >
          <p>{pick(explanations[asked])}</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}

const verbs = { approved: messages.approve, rejected: messages.reject, withdrawn: messages.withdraw };
const explanations = {
  approved: messages.approveText,
  rejected: messages.rejectText,
  withdrawn: messages.withdrawText,
};
