import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { reliefBudgetForm, reliefFundEndpoints } from '#contract/lending/relief-fund.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { type Confirmation, ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { changeTitle, messages } from './relief-fund.messages.ts';

interface BudgetFormProps {
  /** The recorded budget, in whole rupees. */
  readonly budget: number;
}

interface BudgetValues {
  readonly budget: Draft<number>;
}

/** The confirmation asks for the reason. */
const budgetAlone = z.omit(reliefBudgetForm, { reason: true });

/** Sets the total amount that may be waived, after a review of the change. */
export function BudgetForm({ budget }: BudgetFormProps) {
  const pick = usePick();
  const save = useAction(reliefFundEndpoints.setReliefBudget);
  const [isAsked, setIsAsked] = useState(false);
  const reason = useRef('');
  const initial: BudgetValues = { budget };
  const form = useOfficeForm({
    initial,
    labels: { budget: messages.budget },
    schema: budgetAlone,
    send: (body) => save.send({ body: { ...body, reason: reason.current } }),
    onSaved: () => {},
  });
  const said = pick(saidRupees);
  const change = { from: said(budget), to: said(Number(form.values.budget)) };

  async function confirm(given: Confirmation) {
    reason.current = given.reason;
    await form.submit();
    setIsAsked(false);
  }

  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <OfficeForm
        form={form}
        verb={messages.change}
        back={useArea().settings()}
        onSubmit={() => setIsAsked(form.check())}
      >
        <FormSection title={pick(messages.budget)} lead={pick(messages.budgetLead)}>
          <MoneyField {...form.field('budget')} isRequired />
        </FormSection>
      </OfficeForm>
      {isAsked && (
        <ConfirmDialog
          title={pick(changeTitle)(change)}
          verb={pick(messages.change)}
          asksReason
          onConfirm={confirm}
          onClose={() => setIsAsked(false)}
        >
          <p>{pick(messages.confirmText)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
