import { useState } from 'react';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { refusalOfCosts } from '#domain/lending/agreements/cost-evidence.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate } from '#web/format/date-time.ts';
import { inARow } from '#web/format/in-a-row.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { useNeededReasons } from '../../ground/assessment/use-needed-reasons.ts';
import { costedItem } from '../../ground/cost/costed-item.ts';
import { principalNames } from '../../ground/labels/agreement-labels.messages.ts';
import { savedFacts } from '../../ground/statement/saved-facts.ts';
import { CostSection } from '../cost/cost-section.tsx';
import { StepFoot } from '../draft/step-foot.tsx';
import type { Step } from '../draft/steps.ts';
import { scheduleLead } from '../plan/plan.messages.ts';
import { ConsentFacts } from './consent-panel.tsx';
import { guarantorsShort, messages } from './statement.messages.ts';
import classes from './submit-step.module.css';

interface SubmitStepProps {
  readonly agreement: Agreement;
  readonly onGo: (step: Step) => void;
}

/** A last review, with the button that requests the approval. */
export function SubmitStep({ agreement, onGo }: SubmitStepProps) {
  const pick = usePick();
  const language = useLanguage();
  const submit = useAction(agreementEndpoints.submitAgreement);
  const fewer = useAction(agreementEndpoints.submitWithFewerGuarantors);
  const explained = useAction(agreementEndpoints.submitWithReason);
  const mayHaveFewer = useMay('agreements.approve');
  const [isAsked, setIsAsked] = useState(false);
  const {
    id,
    contractKind,
    price,
    downPayment,
    guarantors,
    guarantorsNeeded,
    consentedVersion,
    termsVersion,
  } = agreement;
  const isConsented = consentedVersion === termsVersion;
  const isShort = guarantors.length < guarantorsNeeded;
  const reasons = useNeededReasons(agreement);
  const costRefusal = refusalOfCosts(agreement.items.map(costedItem));
  const { installments, firstDueOn, lastDueOn } = savedFacts(agreement);
  return (
    <>
      <CostSection agreement={agreement} />
      <Section title={pick(messages.submitTitle)} lead={pick(messages.submitLead)}>
        <Facts
          facts={[
            { label: pick(principalNames[contractKind]), value: <Money amount={price} /> },
            ...(contractKind === 'deferred_sale'
              ? [{ label: pick(messages.downPayment), value: <Money amount={downPayment} /> }]
              : []),
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
                pick(inARow)(guarantors.map((guarantor) => pickWritten(guarantor.fullName, language))) ||
                pick(messages.none),
            },
            {
              label: pick(messages.consentFact),
              value: isConsented ? <ConsentFacts agreement={agreement} /> : pick(messages.missing),
            },
          ]}
        />
        {isShort && (
          <div className={classes.short}>
            <Banner tone="warning" title={pick(guarantorsShort)(guarantors.length, guarantorsNeeded)} />
          </div>
        )}
        {reasons.map((reason) => (
          <div key={reason} className={classes.short}>
            <Banner tone="warning" title={reason} />
          </div>
        ))}
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
          disabledReason={
            !isConsented
              ? messages.consentMissing
              : isShort && !mayHaveFewer
                ? messages.guarantorsMissing
                : costRefusal && messages[costRefusal]
          }
          isRunning={submit.isRunning}
          onPress={() =>
            isShort || reasons.length > 0 ? setIsAsked(true) : void submit.run({ params: { id } })
          }
        >
          {pick(messages.submit)}
        </ActionButton>
      </StepFoot>
      {isAsked && (
        <ConfirmDialog
          title={pick(isShort ? messages.fewerTitle : messages.reasonTitle)}
          verb={pick(messages.submit)}
          asksReason
          onConfirm={({ reason }) => (isShort ? fewer : explained).send({ params: { id }, body: { reason } })}
          onClose={() => setIsAsked(false)}
        >
          {isShort && <p>{pick(guarantorsShort)(guarantors.length, guarantorsNeeded)}</p>}
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{pick(messages.fewerText)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
