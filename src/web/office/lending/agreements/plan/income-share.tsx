import { accountEndpoints } from '#contract/lending/account.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { incomeShareOf, monthlyAmount } from '#domain/lending/agreements/monthly-burden.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { formatPercent } from '#web/format/rate.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { messages, ofIncome, othersRunning, shareOfIncome } from './plan.messages.ts';
import type { PlanPreview } from './plan-preview.ts';
import classes from './plan-step.module.css';

interface IncomeShareProps {
  readonly preview: Extract<PlanPreview, { ok: true }>;
  readonly customer: Pick<Customer, 'id' | 'monthlyIncome'>;
}

/**
 * The share of the family's income that all installments take, those of active agreements included. It shows a clerk that a plan
 * is too much.
 */
export function IncomeShare({ preview, customer }: IncomeShareProps) {
  const pick = usePick();
  const burdens = useOtherBurdens(customer.id);
  const income = customer.monthlyIncome === null ? null : rupees(customer.monthlyIncome);
  const ofPlan = monthlyAmount(preview.plan.frequency, preview.facts.regularAmount);
  const { own, others, total, percent } = incomeShareOf(ofPlan, burdens ?? [], income);
  return (
    <div className={classes.income}>
      <Row gap={[1, 4]} justify="space-between" wraps>
        <h3>{pick(messages.income)}</h3>
        {income !== null && <p>{pick(ofIncome)(total, income)}</p>}
      </Row>
      {income === null || percent === null ? (
        <Text size={2} tone="muted">
          {pick(messages.noIncome)}
        </Text>
      ) : (
        <>
          <div className={classes.bar} aria-hidden="true">
            <div data-of="others" style={{ inlineSize: `${(others / income) * 100}%` }} />
            <div style={{ inlineSize: `${(own / income) * 100}%` }} />
          </div>
          <Text size={2} tone="muted">
            {pick(shareOfIncome)(formatPercent(percent.toFixed(1)))}
            {burdens === undefined ? pick(messages.alone) : pick(othersRunning)(burdens.length, others)}
          </Text>
        </>
      )}
    </div>
  );
}

/** The monthly burden of each active agreement of the customer; undefined until it is known. */
function useOtherBurdens(id: string): Rupees[] | undefined {
  const { data: account } = useEndpoint(accountEndpoints.getAccount, { params: { id } });
  return account?.agreements
    .filter(({ status }) => status === 'active')
    .map(({ monthlyBurden }) => rupees(monthlyBurden));
}
