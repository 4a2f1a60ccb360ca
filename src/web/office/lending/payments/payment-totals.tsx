import type { OutputOf } from '#contract/endpoint.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { paymentRegisterEndpoints } from '#contract/lending/payment-register.ts';
import { usePick } from '#web/i18n/language.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import classes from './payment-totals.module.css';
import { messages, paymentsText, refundsText } from './payments.messages.ts';

type RegisterSums = OutputOf<typeof paymentRegisterEndpoints.sumPayments>;

interface PaymentTotalsProps {
  readonly sums: RegisterSums;
  /** The address of the register with other filters, in the same days. */
  readonly listOf: (filters: Readonly<Record<string, string>>) => string;
}

/** The net sum of the money received: without reversed payments, and without refunds. */
export function netOf({ received, reversed, refunded, refundsReversed }: RegisterSums) {
  return {
    payments: received.payments - reversed.payments,
    amount: received.amount - reversed.amount - refunded.amount + refundsReversed.amount,
  };
}

/** The totals of the listed payments and refunds, over all pages: the sum, and below it the sums by method. */
export function PaymentTotals({ sums, listOf }: PaymentTotalsProps) {
  const pick = usePick();
  if (sums.received.payments + sums.refunded.payments === 0) return null;
  const { received, reversed, byMethod } = sums;
  const refunded = {
    payments: sums.refunded.payments - sums.refundsReversed.payments,
    amount: sums.refunded.amount - sums.refundsReversed.amount,
  };
  const figureOf = (label: string, to: string, { payments, amount }: typeof refunded) => ({
    label,
    to,
    value: <Money amount={amount} />,
    note: pick(paymentsText)(payments),
  });
  return (
    <>
      <div className={classes.totals}>
        <FigureStrip
          isBrief
          label={pick(messages.totals)}
          figures={[
            figureOf(pick(messages.received), listOf({}), received),
            figureOf(pick(messages.reversed), listOf({ state: 'reversed' }), reversed),
            {
              ...figureOf(pick(messages.refunded), listOf({ kind: 'refund' }), refunded),
              note: pick(refundsText)(refunded.payments),
            },
            figureOf(pick(messages.total), listOf({ state: 'valid' }), netOf(sums)),
          ]}
        />
      </div>
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
