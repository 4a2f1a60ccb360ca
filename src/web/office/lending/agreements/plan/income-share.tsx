import { usePick } from '#web/i18n/language.ts';
import { messages, ofIncome, shareOfIncome } from './plan.messages.ts';
import { monthlyAmount, type PlanPreview } from './plan-preview.ts';
import classes from './plan-step.module.css';

interface IncomeShareProps {
  readonly preview: Extract<PlanPreview, { ok: true }>;
  /** In whole rupees; null where it is not on record. */
  readonly monthlyIncome: number | null;
}

/** What the installments take of the family's income, so that a clerk sees a plan that is too much. */
export function IncomeShare({ preview, monthlyIncome }: IncomeShareProps) {
  const pick = usePick();
  const amount = monthlyAmount(preview.plan, preview.facts.regularAmount);
  const percent = monthlyIncome === null || monthlyIncome === 0 ? null : (amount / monthlyIncome) * 100;
  return (
    <div className={classes.income}>
      <div className={classes.incomeHead}>
        <h3>{pick(messages.income)}</h3>
        {monthlyIncome !== null && <p>{pick(ofIncome)(amount, monthlyIncome)}</p>}
      </div>
      {percent === null ? (
        <p className={classes.share}>{pick(messages.noIncome)}</p>
      ) : (
        <>
          <div className={classes.bar} aria-hidden="true">
            <div style={{ inlineSize: `${Math.min(100, percent)}%` }} />
          </div>
          <p className={classes.share}>{pick(shareOfIncome)(percent.toFixed(1))}</p>
        </>
      )}
    </div>
  );
}
