import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { paymentRegisterEndpoints } from '#contract/lending/payment-register.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import classes from './payment-totals.module.css';
import { messages, paymentsText, refundsText } from './payments.messages.ts';
import type { RegisterFilters } from './register-tools.tsx';

interface PaymentTotalsProps {
  readonly filters: RegisterFilters;
}

/** The totals of the listed payments and refunds, over all pages: the sum, and below it the sums by method. */
export function PaymentTotals({ filters }: PaymentTotalsProps) {
  const pick = usePick();
  const { data } = useEndpoint(paymentRegisterEndpoints.sumPayments, { query: filters });
  if (data === undefined || data.received.payments + data.refunded.payments === 0) return null;
  const { received, reversed, byMethod } = data;
  const refunded = {
    payments: data.refunded.payments - data.refundsReversed.payments,
    amount: data.refunded.amount - data.refundsReversed.amount,
  };
  const left = {
    payments: received.payments - reversed.payments,
    amount: received.amount - reversed.amount - refunded.amount,
  };
  const figureOf = (label: string, { payments, amount }: typeof left) => ({
    label,
    value: <Money amount={amount} />,
    note: pick(paymentsText)(payments),
  });
  return (
    <>
      <FigureStrip
        label={pick(messages.totals)}
        figures={[
          figureOf(pick(messages.received), received),
          figureOf(pick(messages.reversed), reversed),
          {
            ...figureOf(pick(messages.refunded), refunded),
            note: pick(refundsText)(refunded.payments),
          },
          figureOf(pick(messages.total), left),
        ]}
      />
      <section aria-label={pick(messages.byMethod)} className={`${panel.panel} ${classes.methods}`}>
        <Grid as="dl" column="8.25rem" gap={[2, 4]} pad={[3, 5]}>
          {byMethod.map(({ method, payments, amount }) => (
            <div key={method}>
              <dt>{pick(methodNames[method])}</dt>
              <Text as="dd" weight={600}>
                <Money amount={amount} />
              </Text>
              <Text as="dd" size={2} tone="muted">
                {pick(paymentsText)(payments)}
              </Text>
            </div>
          ))}
        </Grid>
      </section>
    </>
  );
}
