import { useState } from 'react';
import { useLocation } from 'react-router';
import type { MoneyBasis } from '#contract/lending/payments.ts';
import { type CalendarDate, calendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import { isPayableAmount, type Rupees } from '#domain/money/rupees.ts';
import { useLeaveWarning } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { begunAmount } from '#web/office/shell/use-payer-link.ts';
import type { Recorded } from '../ground/recording/use-recording.ts';
import { EnterStep } from './enter/enter-step.tsx';
import { useMoveTargets } from './enter/move-fields.tsx';
import { type ComingEntry, ledgerOf, type MoneyLedger, previewOf } from './money-ledger.ts';
import { moneyProblemsOf, obstacleOf } from './money-refusal.ts';
import type { MoneyTask } from './money-tasks.ts';
import { firstMoneyValues, type MoneyValues, type ReportedMoney } from './money-values.ts';
import { RecordedStep } from './review/recorded-step.tsx';
import { ReviewStep } from './review/review-step.tsx';
import type { StepProps } from './step-props.ts';
import { useMoneyForm } from './use-money-form.ts';

interface MoneyStepsProps {
  readonly task: MoneyTask;
  readonly reported: ReportedMoney | undefined;
  readonly basis: MoneyBasis;
  readonly refetch: () => unknown;
  readonly close: () => void;
}

/** The two steps and their result. The reviewed figures are the recorded ones: changed figures lead back to the first step. */
export function MoneySteps({ task, reported, basis, refetch, close }: MoneyStepsProps) {
  const today = calendarDate(basis.today);
  const { state } = useLocation();
  /** The amount that was said where the payment began: it is reviewed at once. */
  const [said] = useState(() => (obstacleOf(task, basis) === null ? begunAmount(state) : null));
  /** The reviewed basis stays the same, even when new data arrives. */
  const [reviewed, setReviewed] = useState(said === null ? null : basis);
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const shown = reviewed ?? basis;
  const ledger = ledgerOf(shown);
  const others = useMoveTargets(shown, task.isMove === true);
  const first = {
    ...firstMoneyValues(today, said ?? firstAmountOf(task, ledger, today), reported),
    version: said === null ? null : basis.version,
  };
  const { form, failure } = useMoneyForm(task, basis, first, {
    rule(values) {
      const targetOutstanding = others?.find(({ id }) => id === values.toAgreementId)?.outstanding;
      return moneyProblemsOf({ task, values, basis: shown, ledger, today, targetOutstanding });
    },
    transferReportId: reported?.transferReportId,
    onRecorded: setRecorded,
    onStale() {
      setReviewed(null);
      refetch();
    },
  });
  useLeaveWarning(form);

  const coming = comingOf(task, form.values, today);
  const preview = coming && previewOf(ledger, coming, today);
  const props: StepProps = { task, basis: shown, ledger, form, today, close };

  function review() {
    form.edit('version', basis.version);
    form.edit('confirmed', []);
    setReviewed(basis);
  }

  if (recorded !== null) return <RecordedStep {...props} recorded={recorded} />;
  if (reviewed === null || coming === null || preview === null)
    return <EnterStep {...props} coming={coming} preview={preview} onReview={review} />;
  return (
    <ReviewStep
      {...props}
      coming={coming}
      preview={preview}
      failure={failure}
      onBack={() => setReviewed(null)}
    />
  );
}

/** A payment is most often the first of the proposed amounts. What is recovered or moved has no usual amount. */
function firstAmountOf(task: MoneyTask, ledger: MoneyLedger, today: CalendarDate): Rupees | null {
  return task.entryKind === 'payment' ? (task.proposalsOf(ledger, today)[0]?.amount ?? null) : null;
}

/** The money as entered so far; null while there is no amount that could be recorded. */
function comingOf(task: MoneyTask, values: MoneyValues, today: CalendarDate): ComingEntry | null {
  const amount = Number(values.amount);
  if (!isPayableAmount(amount)) return null;
  const valuedOn = parseCalendarDate(values.valuedOn ?? '') ?? today;
  return { kind: task.entryKind, amount, valuedOn: task.isMove ? today : valuedOn, rule: values.rule };
}
