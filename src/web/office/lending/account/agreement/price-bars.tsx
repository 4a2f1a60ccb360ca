import { type CSSProperties, Suspense } from 'react';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatPercent } from '#web/format/rate.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { contractKindNames, principalNames } from '../../ground/labels/agreement-labels.messages.ts';
import { messages, payableNames, proofTitles, quantityOf, startTexts } from './agreement.messages.ts';
import classes from './price-bars.module.css';
import { priceProof } from './price-proof.ts';

const GoodsOffTheList = latePart(async () => (await import('./goods-off-the-list.tsx')).GoodsOffTheList);

interface PriceBarsProps {
  /** The agreement's. */
  readonly id: string;
}

/** The proof of 0 % for the open agreement. The record beside it says so if it cannot be opened. */
export function PriceBars({ id }: PriceBarsProps) {
  const { data } = useEndpoint(agreementEndpoints.getAgreement, { params: { id } });
  return data !== undefined && <Proof agreement={data} />;
}

interface ProofProps {
  readonly agreement: Agreement;
}

/** The goods or the money that is lent, and the payments for them, in two bars of the same length, rupee by rupee. */
function Proof({ agreement }: ProofProps) {
  const pick = usePick();
  const language = useLanguage();
  const { contractKind, price, items, startOn, status } = agreement;
  const startText = startTexts[status];
  const { bought, payable, payableTotal } = priceProof(agreement);
  return (
    <Stack
      as="section"
      gap={3}
      pad={[3, 4]}
      className={panel.panel}
      aria-label={pick(proofTitles[contractKind])}
    >
      <Row gap={2} align="center">
        <Text as={Ltr} size={4} tone="good" weight={600} className={classes.rate}>
          {formatPercent(0)}
        </Text>
        <div>
          <h2>{pick(proofTitles[contractKind])}</h2>
          <Text as="div" size={2} tone="muted">
            <FactLine>
              {pick(contractKindNames[contractKind])}
              {startText !== undefined && pick(startText)(formatDate(startOn, language))}
            </FactLine>
          </Text>
        </div>
      </Row>
      <Bar
        name={pick(principalNames[contractKind])}
        total={price}
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
      <Row as="dl" size={2}>
        <Row justify="space-between" gap={[0, 2]} wraps className={classes.charges}>
          <Text as="dt" tone="muted">
            {pick(messages.charges)}
          </Text>
          <Text as="dd" weight={600}>
            <Money amount={payableTotal - price} />
          </Text>
        </Row>
      </Row>
      {items.some(({ productId }) => productId === null) && (
        <Suspense fallback={null}>
          <GoodsOffTheList agreement={agreement} />
        </Suspense>
      )}
    </Stack>
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

function Bar({ name, total, parts }: BarProps) {
  return (
    <div>
      <Row gap={2} justify="space-between" size={2}>
        <span>{name}</span>
        <Text as="span" weight={600}>
          <Money amount={total} />
        </Text>
      </Row>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ key, look, amount }) => (
          <span key={key} data-look={look} style={{ '--part': amount } as CSSProperties} />
        ))}
      </div>
      <Stack as="ul" size={2} tone="muted" aria-label={name}>
        {parts.map(({ key, look, name: part, amount }) => (
          <Row as="li" gap={2} justify="space-between" key={key} className={classes.part}>
            <span>
              <span className={classes.swatch} data-look={look} /> {part}
            </span>
            <Ltr>{formatCount(amount)}</Ltr>
          </Row>
        ))}
      </Stack>
    </div>
  );
}
