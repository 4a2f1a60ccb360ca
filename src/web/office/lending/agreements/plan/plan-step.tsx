import type { Agreement } from '#contract/lending/agreements.ts';
import type { Customer } from '#contract/lending/customers.ts';
import type { Product } from '#contract/lending/products.ts';
import { keyFactEditionNow } from '#domain/lending/agreements/key-fact-edition.ts';
import { datesOf } from '#domain/lending/agreements/schedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useClosedDays } from '#web/office/shell/lender/use-closed-days.ts';
import { useLenderDay } from '#web/office/shell/lender/use-lender-day.ts';
import { principalNames } from '../../ground/labels/agreement-labels.messages.ts';
import { savedFacts } from '../../ground/statement/saved-facts.ts';
import type { AgreementValues } from '../draft/agreement-values.ts';
import { labels, stepNames } from '../draft/draft.messages.ts';
import { soldProducts, statedItems } from '../draft/draft-values.ts';
import { commonTerms, leastDownPaymentOn, priceOf } from '../draft/proposed-plan.ts';
import { messages as statementMessages } from '../statement/statement.messages.ts';
import { StatementPair } from '../statement/statement-pair.tsx';
import { CountField } from './count-field.tsx';
import { FrequencyField } from './frequency-field.tsx';
import { IncomeShare } from './income-share.tsx';
import { anchoredOn, everyHow, leastAllowed, messages, reliefPending } from './plan.messages.ts';
import { anchorOf, countTiles, previewOf } from './plan-preview.ts';
import classes from './plan-step.module.css';
import { SchedulePreview } from './schedule-preview.tsx';

const steps = [1, 5, 10, 50, 100, 500, 1000];

interface PlanStepProps {
  readonly form: FormOf<AgreementValues>;
  /** The draft that the form goes by. */
  readonly record: Pick<Agreement, 'relief' | 'termsVersion'>;
  /** The draft as it is on record. */
  readonly agreement: Agreement;
  readonly customer: Customer;
  readonly products: readonly Product[];
}

/** The plan of payment, with its schedule and statement. */
export function PlanStep({ form, record, agreement, customer, products }: PlanStepProps) {
  const pick = usePick();
  const { values } = form;
  const relief = rupees(record.relief);
  const closedDays = useClosedDays();
  const preview = previewOf(values, relief, useLenderDay(), (plan) => {
    if (!form.isChanged && record.termsVersion === agreement.termsVersion)
      return savedFacts(agreement).installments;
    return closedDays && datesOf(plan, closedDays);
  });
  const least = leastDownPaymentOn(values.items, products);
  const terms = commonTerms(soldProducts(values.items, products));
  const anchor = preview.ok ? anchorOf(preview.plan) : null;
  const step = form.field('roundingStep');
  const { unit } = values.frequency;
  return (
    <>
      <Stack gap={[0, 3]} className={`screen-only ${classes.columns}`}>
        <Section title={pick(stepNames.plan)} lead={pick(messages.lead)}>
          <Equation values={values} relief={record.relief} />
          <Grid gap={4} column="12.5rem" align="start" className={classes.fields}>
            {values.contractKind !== 'qard_e_hasan' && (
              <MoneyField
                {...form.field('downPayment')}
                isRequired
                hint={{ en: leastAllowed.en(least), ur: leastAllowed.ur(least) }}
              />
            )}
            <SelectField
              {...step}
              value={String(step.value)}
              onEdit={(chosen) => step.onEdit(Number(chosen))}
              hint={messages.roundingHint}
              choices={stepChoices(step.value)}
            />
          </Grid>
          <Grid gap={4} column="12.5rem" align="start" className={classes.fields}>
            <CountField field={form.field('count')} tiles={countTiles(values, relief, terms)} />
          </Grid>
          <Grid gap={4} column="12.5rem" align="start" className={classes.fields}>
            <FrequencyField field={form.field('frequency.unit')} />
            {(unit === 'days' || values.frequency.every !== 1) && (
              <NumberField
                {...form.field('frequency.every')}
                label={everyHow[unit ?? 'months']}
                isRequired
                digitsMax={3}
              />
            )}
            <DateField {...form.field('firstDueOn')} isRequired />
          </Grid>
          {anchor !== null && (
            <Row as="p" pad={[2, 3]} className={classes.note}>
              {pick(anchoredOn)(anchor)}
            </Row>
          )}
          <Relief agreement={agreement} />
          {preview.ok && <IncomeShare preview={preview} customer={customer} />}
        </Section>
        <SchedulePreview preview={preview} closedDays={closedDays} />
      </Stack>
      {preview.ok && (
        <StatementPair
          customer={customer}
          agreement={{
            number: agreement.number,
            paymentNumber: agreement.paymentNumber,
            // Unsaved changes will be the next version, in the words of today.
            termsVersion: record.termsVersion + (form.isChanged ? 1 : 0),
            termsMadeAt: agreement.termsMadeAt,
            keyFactsEdition: form.isChanged ? keyFactEditionNow : agreement.keyFactsEdition,
            contractKind: values.contractKind ?? agreement.contractKind,
            items: statedItems(values.items, products),
          }}
          facts={preview.facts}
          title={statementMessages.preview}
          lead={pick(messages.statementLead)}
        />
      )}
    </>
  );
}

function stepChoices(current: unknown) {
  const all = new Set([...steps, Number(current)]);
  return [...all]
    .filter((step) => step > 0)
    .sort((one, other) => one - other)
    .map((step) => ({ value: String(step), label: formatRupees(step) }));
}

interface EquationProps {
  readonly values: AgreementValues;
  readonly relief: number;
}

/** The installments come to the price less the down payment and the relief, or to the money that is lent. */
function Equation({ values, relief }: EquationProps) {
  const pick = usePick();
  const price = priceOf(values);
  const isLoan = values.contractKind === 'qard_e_hasan';
  const downPayment = Number.isSafeInteger(values.downPayment) ? Number(values.downPayment) : 0;
  const parts = [
    { label: principalNames[values.contractKind ?? 'deferred_sale'], amount: price, sign: '' },
    ...(isLoan ? [] : [{ label: labels.downPayment, amount: downPayment, sign: '\u2212' }]),
    { label: messages.relief, amount: relief, sign: '\u2212' },
    { label: messages.inInstallments, amount: price - downPayment - relief, sign: '=' },
  ];
  return (
    <Row as="dl" gap={[2, 5]} justify="space-between" wraps pad={[2, 4]} className={classes.equation}>
      {parts.map(({ label, amount, sign }) => (
        <div key={label.en}>
          <dt>
            {sign !== '' && (
              <Text as="span" weight={600}>
                {sign}
              </Text>
            )}{' '}
            {pick(label)}
          </dt>
          <Text as="dd" size={sign === '=' ? 5 : 4} tone={sign === '=' ? 'action' : 'ink'} weight={600}>
            <Money amount={amount} />
          </Text>
        </div>
      ))}
    </Row>
  );
}

interface ReliefProps {
  readonly agreement: Agreement;
}

/** Relief before the start is not typed into a plan: it is requested, and a second person decides. */
function Relief({ agreement: { id, pendingApprovals } }: ReliefProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const pending = pendingApprovals.find(({ kind }) => kind === 'relief');
  return (
    <Row
      gap={[2, 4]}
      align="center"
      justify="space-between"
      wraps
      pad={[3, 0]}
      tone="muted"
      className={classes.relief}
    >
      <p>
        {pending === undefined
          ? pick(messages.reliefRule)
          : pick(reliefPending)(pending.amount ?? 0, pick(pending.requestedByName))}
      </p>
      {pending === undefined && (
        <Button variant="light" size="sm" onClick={() => openDrawer('request:relief', id)}>
          {pick(messages.reliefAsk)}
        </Button>
      )}
    </Row>
  );
}
