import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { formatDate } from '#web/format/date-time.ts';
import { inARow } from '#web/format/in-a-row.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { savedFacts } from '#web/papers/saved-facts.ts';
import { StepFoot } from '../draft/step-foot.tsx';
import type { Step } from '../draft/steps.ts';
import { scheduleLead } from '../plan/plan.messages.ts';
import { useConsentText } from './consent-panel.tsx';
import { messages } from './statement.messages.ts';

interface SubmitStepProps {
  readonly agreement: Agreement;
  readonly onGo: (step: Step) => void;
}

/** A last look, and the approval is asked for. */
export function SubmitStep({ agreement, onGo }: SubmitStepProps) {
  const pick = usePick();
  const language = useLanguage();
  const submit = useAction(agreementEndpoints.submitAgreement);
  const consent = useConsentText(agreement);
  const { id, price, downPayment, guarantors } = agreement;
  const { installments, firstDueOn, lastDueOn } = savedFacts(agreement);
  return (
    <>
      <Section title={pick(messages.submitTitle)} lead={pick(messages.submitLead)}>
        <Facts
          facts={[
            { label: pick(messages.price), value: <Money amount={price} /> },
            { label: pick(messages.downPayment), value: <Money amount={downPayment} /> },
            {
              label: pick(messages.installments),
              value: pick(scheduleLead)(
                installments.length,
                formatDate(firstDueOn, language),
                formatDate(lastDueOn, language),
              ),
            },
            {
              label: pick(messages.guarantors),
              value:
                pick(inARow)(guarantors.map((guarantor) => personName(guarantor, language))) ||
                pick(messages.none),
            },
            { label: pick(messages.consentFact), value: consent ?? pick(messages.missing) },
          ]}
        />
        {guarantors.length < 2 && <Banner tone="warning" title={pick(messages.guarantorsMissing)} />}
        {submit.failure !== null && (
          <div role="alert">
            <Banner tone="bad" title={pick(messages.notSubmitted)}>
              <p>{submit.failure.message}</p>
            </Banner>
          </div>
        )}
      </Section>
      <StepFoot step="submit" onBack={onGo}>
        <ActionButton
          size="lg"
          disabledReason={consent === null ? messages.consentMissing : null}
          isRunning={submit.isRunning}
          onPress={() => void submit.run({ params: { id } })}
        >
          {pick(messages.submit)}
        </ActionButton>
      </StepFoot>
    </>
  );
}
