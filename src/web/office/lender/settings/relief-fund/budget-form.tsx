import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type ReliefFundView, reliefBudgetForm, reliefFundEndpoints } from '#contract/lending/relief-fund.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { type Confirmation, ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { changeTitle, messages } from './relief-fund.messages.ts';

interface BudgetFormProps {
  readonly fund: ReliefFundView;
  /** The fund as recorded now. */
  readonly askAgain: () => Promise<ReliefFundView | undefined>;
}

interface BudgetValues {
  readonly budget: Draft<number>;
}

/** The confirmation asks for the reason. */
const budgetAlone = z.omit(reliefBudgetForm, { reason: true, version: true });

/** Sets the total amount that may be waived, after a review of the change. */
export function BudgetForm({ fund, askAgain }: BudgetFormProps) {
  const pick = usePick();
  const save = useAction(reliefFundEndpoints.setReliefBudget);
  const [isAsked, setIsAsked] = useState(false);
  const reason = useRef('');
  const editing = useRecordForm({
    record: fund,
    askAgain,
    valuesOf,
    labels: { budget: messages.budget },
    schema: budgetAlone,
    bodyOf: (values) => values,
    send: (body, version) => save.send({ body: { ...body, reason: reason.current, version } }),
  });
  const { form, record } = editing;
  const said = pick(saidRupees);
  const change = { from: said(record.budget), to: said(Number(form.values.budget)) };

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
      <RecordForm
        of={editing}
        verb={messages.change}
        back={useArea().settings()}
        onSubmit={() => setIsAsked(form.check())}
      >
        <FormSection title={pick(messages.budget)} lead={pick(messages.budgetLead)}>
          <MoneyField {...form.field('budget')} isRequired />
        </FormSection>
      </RecordForm>
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

function valuesOf({ budget }: ReliefFundView): BudgetValues {
  return { budget };
}
