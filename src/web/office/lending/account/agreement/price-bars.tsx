import { type CSSProperties, Suspense } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { formatCount } from '#web/format/count.ts';
import { formatPercent } from '#web/format/rate.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { principalNames } from '../../ground/labels/agreement-labels.messages.ts';
import { messages, payableNames, proofTitles, quantityOf } from './agreement.messages.ts';
import classes from './price-bars.module.css';
import { priceProof } from './price-proof.ts';

const GoodsOffTheList = latePart(async () => (await import('./goods-off-the-list.tsx')).GoodsOffTheList);

interface PriceBarsProps {
  readonly agreement: Agreement;
}

/** The promise of 0 %: the goods or the money that is lent, and the payments for them, in two bars of the same length, rupee by rupee. */
export function PriceBars({ agreement }: PriceBarsProps) {
  const pick = usePick();
  const { bought, payable, payableTotal } = priceProof(agreement);
  return (
    <section
      className={`${panel.panel} ${classes.proof}`}
      aria-label={pick(proofTitles[agreement.contractKind])}
    >
      <Row gap={[2, 4]} align="center" wraps className={classes.head}>
        <Text as={Ltr} size={5} tone="good" weight={600} className={classes.rate}>
          {formatPercent(0)}
        </Text>
        <div className={classes.name}>
          <h2>{pick(proofTitles[agreement.contractKind])}</h2>
          <Text tone="muted">{pick(messages.proofLead)}</Text>
        </div>
        <Row as="dl" gap={[2, 0]} wraps className={classes.charges}>
          <Charge name={pick(messages.markup)} amount={payableTotal - agreement.price} />
          <Charge name={pick(messages.fees)} amount={0} />
          <Charge name={pick(messages.lateCharges)} amount={0} />
        </Row>
      </Row>
      <Bar
        name={pick(principalNames[agreement.contractKind])}
        total={agreement.price}
        parts={bought.map(({ description, quantity, amount }, index) => ({
          key: `item-${index}`,
          look: index % 2 === 0 ? 'bought' : 'bought_too',
          name: pick(quantityOf)(pick(description), quantity),
          amount,
        }))}
      />
      <Bar
        name={pick(messages.payable)}
        total={payableTotal}
        parts={payable.map(({ kind, amount }) => ({
          key: kind,
          look: kind,
          name: pick(payableNames[kind]),
          amount,
        }))}
      />
      {agreement.items.some(({ productId }) => productId === null) && (
        <Suspense fallback={null}>
          <GoodsOffTheList agreement={agreement} />
        </Suspense>
      )}
    </section>
  );
}

interface ChargeProps {
  readonly name: string;
  readonly amount: number;
}

function Charge({ name, amount }: ChargeProps) {
  return (
    <div>
      <dt>{name}</dt>
      <Text as="dd" weight={600}>
        <Money amount={amount} />
      </Text>
    </div>
  );
}

interface BarProps {
  readonly name: string;
  readonly total: number;
  readonly parts: readonly {
    readonly key: string;
    readonly look: string;
    readonly name: string;
    readonly amount: number;
  }[];
}

/** The share of a bar from which a part has room for its own label. */
const insideShare = 0.36;
const insideLettersMax = 44;

/** A label that does not fit into its part of the bar goes below the bar. A screen reader reads each label once. */
function Bar({ name, total, parts }: BarProps) {
  const isInside = (part: string, amount: number) =>
    amount >= total * insideShare && part.length <= insideLettersMax;
  return (
    <div className={classes.line}>
      <Text as="span" weight={500} className={classes.side}>
        {name}
      </Text>
      <div className={classes.middle}>
        <div className={classes.bar} aria-hidden="true">
          {parts.map(({ key, look, name: part, amount }) => (
            <span
              key={key}
              className={classes.part}
              data-look={look}
              style={{ '--part': amount } as CSSProperties}
            >
              {isInside(part, amount) && (
                <span className={classes.inside}>
                  <span>{part}</span> <Ltr>{formatCount(amount)}</Ltr>
                </span>
              )}
            </span>
          ))}
        </div>
        <Row as="ul" gap={[0, 4]} wraps size={2} tone="muted" className={classes.legend} aria-label={name}>
          {parts.map(({ key, look, name: part, amount }) => (
            <li key={key} data-is-inside={isInside(part, amount)}>
              <span className={classes.swatch} data-look={look} />
              <span>{part}</span> <Ltr>{formatCount(amount)}</Ltr>
            </li>
          ))}
        </Row>
      </div>
      <Text as="span" weight={600} className={classes.total}>
        <Money amount={total} />
      </Text>
    </div>
  );
}
