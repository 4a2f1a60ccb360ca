import { Suspense, useEffect, useRef, useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { Customer } from '#contract/lending/customers.ts';
import type { Product } from '#contract/lending/products.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useLeaveWarning } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { messages as formMessages } from '#web/office/kit/form/form.messages.ts';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { useKnownGuarantors } from '../guarantors/use-known-guarantors.ts';
import { messages, stepNames, stepTitle, theyChanged } from './draft.messages.ts';
import classes from './draft-steps.module.css';
import { ItemsStep } from './items-step.tsx';
import {
  AddGuarantor,
  ClosedDaysChanged,
  EndAgreement,
  fetchLaterSteps,
  GuarantorsStep,
  PlanStep,
  StatementStep,
  SubmitStep,
} from './later-steps.ts';
import { StepFoot } from './step-foot.tsx';
import { isStep, type Step, stepAfter, stepOf, stepOfProblems, steps } from './steps.ts';
import { StepsStrip } from './steps-strip.tsx';
import { useEditDraft } from './use-edit-draft.ts';

interface DraftStepsProps {
  readonly agreement: Agreement;
  readonly customer: Customer;
  readonly products: readonly Product[];
  /** The agreement as it is recorded now. */
  readonly askAgain: () => Promise<Agreement | undefined>;
}

/** A draft in its steps. The next step saves the changes; going back changes nothing. */
export function DraftSteps({ agreement, customer, products, askAgain }: DraftStepsProps) {
  const pick = usePick();
  const { step, go } = useStep(agreement);
  /** The next page once the draft is saved; null if the user has gone back meanwhile. */
  const wanted = useRef<Step | null>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly times: number } | null>(null);
  const { form, record, isConflicting, takeOver } = useEditDraft(agreement, askAgain, () => {
    if (wanted.current !== null) go(wanted.current);
  });
  const guarantors = useKnownGuarantors(agreement);
  useLeaveWarning(form);
  useEffect(fetchLaterSteps, []);

  const wrongStep = form.failures > 0 ? stepOfProblems(form.problems) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt leads to what is wrong, once
  useEffect(() => {
    if (wrongStep !== null && wrongStep !== step) go(wrongStep);
  }, [form.failures]);

  const place = useRef<HTMLElement>(null);
  const shown = useRef(step);
  // A step that is opened is read from its beginning.
  useEffect(() => {
    if (shown.current !== step) place.current?.focus();
    shown.current = step;
  }, [step]);

  function goOn(to: Step) {
    wanted.current = to;
    if (form.watched.isChanged()) void form.submit();
    else if (form.check()) go(to);
  }

  function goBack(to: Step) {
    wanted.current = null;
    go(to);
  }

  const isTerms = step === 'items' || step === 'plan' || step === 'guarantors';
  const formId = form.idOf('form');
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={pick(stepTitle)(steps.indexOf(step) + 1, pick(stepNames[step]))}
      className={classes.steps}
    >
      <StepsStrip
        current={step}
        doneUntil={reachedOf(agreement, step)}
        onGo={(to) => (steps.indexOf(to) > steps.indexOf(step) ? goOn(to) : goBack(to))}
      />
      {said !== null && (
        <AfterSave saves={said.times}>
          <Banner tone="good" title={said.text} />
        </AfterSave>
      )}
      {isConflicting && (
        <Banner
          tone="warning"
          title={pick(messages.conflict)}
          action={
            <Button
              variant="default"
              onClick={async () => {
                const text = pick(theyChanged)((await takeOver()).map(pick));
                setSaid({ text, times: (said?.times ?? 0) + 1 });
              }}
            >
              {pick(messages.takeOver)}
            </Button>
          }
        />
      )}
      {!form.isChanged && (
        <Suspense>
          <ClosedDaysChanged
            agreement={agreement}
            onSave={() => {
              wanted.current = null;
              void form.submit();
            }}
          />
        </Suspense>
      )}
      <FormSummary form={form} refused={formMessages.notSaved} />
      <Suspense fallback={<Skeleton height={240} radius="lg" />}>
        {isTerms && (
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setSaid(null);
              goOn(stepAfter(step));
            }}
          >
            {step === 'items' && <ItemsStep form={form} products={products} />}
            {step === 'plan' && (
              <PlanStep
                form={form}
                record={record}
                agreement={agreement}
                customer={customer}
                products={products}
              />
            )}
            {step === 'guarantors' && (
              <GuarantorsStep form={form} known={guarantors.known} needed={agreement.guarantorsNeeded} />
            )}
          </form>
        )}
        {step === 'guarantors' && (
          <AddGuarantor
            customer={customer}
            taken={form.values.guarantors.map(({ guarantorId }) => guarantorId)}
            onAdd={(guarantor) => {
              guarantors.remember(guarantor);
              form.rows('guarantors').onAdd({ guarantorId: guarantor.id, relation: '' });
            }}
          />
        )}
        {isTerms && <StepFoot step={step} isSending={form.isSending} formId={formId} onBack={goBack} />}
        {!isTerms && form.isChanged && (
          <Banner
            tone="warning"
            title={pick(messages.changedHere)}
            action={<Button onClick={() => goOn(step)}>{pick(messages.saveDraft)}</Button>}
          />
        )}
        {step === 'statement' && !form.isChanged && (
          <StatementStep agreement={agreement} customer={customer} onGo={go} />
        )}
        {step === 'submit' && !form.isChanged && (
          <>
            <SubmitStep agreement={agreement} onGo={go} />
            <EndAgreement agreement={agreement} />
          </>
        )}
      </Suspense>
    </section>
  );
}

/** The step that is open. Its name is in the address, so that the Back button leads to the one before. */
function useStep(agreement: Agreement) {
  const query = useAddressQuery();
  const [left] = useState(() => stepOf(agreement));
  const named = query.get('step');
  const step = isStep(named) ? named : left;
  function go(to: Step) {
    if (to !== step) query.set({ step: to });
  }
  return { step, go };
}

/** The last step that may be opened: the draft's own or the current one, whichever is later. */
function reachedOf(agreement: Agreement, step: Step): Step {
  return steps[Math.max(steps.indexOf(step), steps.indexOf(stepOf(agreement)))] ?? step;
}
