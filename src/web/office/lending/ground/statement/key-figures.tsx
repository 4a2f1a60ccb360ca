import type { Language } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import type { KeyFacts } from '#domain/lending/agreements/key-facts.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatPercent } from '#web/format/rate.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { principalNames } from '../labels/agreement-labels.messages.ts';
import { type Figure, FigureBox } from '../sheet/figure-box.tsx';
import { PaperAmount } from '../sheet/paper-amount.tsx';
import { installmentsOf, messages, messagesOfKind } from './key-figures.messages.ts';
import classes from './key-figures.module.css';

interface KeyInstallmentsProps {
  readonly facts: KeyFacts;
  readonly language: Language;
}

interface KeyFiguresProps extends KeyInstallmentsProps {
  readonly contractKind: ContractKind;
}

/** The figures in the order in which they follow from each other. */
export function KeyFigures({ facts, contractKind, language }: KeyFiguresProps) {
  const words = messagesOfKind[contractKind];
  const downPayment: Figure = [
    messages.downPayment[language],
    <PaperAmount key="down" amount={facts.downPayment} />,
  ];
  const figures: readonly Figure[] = [
    [principalNames[contractKind][language], <PaperAmount key="price" amount={facts.price} />],
    ...(contractKind === 'deferred_sale' ? [downPayment] : []),
    [messages.relief[language], <PaperAmount key="relief" amount={facts.relief} />],
    [words.financed[language], <PaperAmount key="financed" amount={facts.financed} />],
    ...installmentFigures(facts, language),
    [
      messages.dates[language],
      `${formatDate(facts.firstDueOn, language)} ${messages.until[language]} ${formatDate(facts.lastDueOn, language)}`,
    ],
  ];
  return (
    <table className={classes.figures}>
      <tbody>
        {figures.map(([label, value], index) => (
          <tr key={label}>
            <td>
              <Ltr>{index + 1}</Ltr>
            </td>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The figures of the installments. The last one is named only when it differs. When a new schedule cut them unevenly, only the
 * list is left.
 */
function installmentFigures(
  { installments, regularAmount, lastAmount }: KeyFacts,
  language: Language,
): readonly Figure[] {
  const count = installments.length;
  const regular = <PaperAmount key="regular" amount={regularAmount} />;
  if (installments.every(({ amount }) => amount === regularAmount))
    return [[installmentsOf[language](count), regular]];
  if (installments.slice(0, -1).some(({ amount }) => amount !== regularAmount))
    return [[messages.asListed[language], <Ltr key="count">{formatCount(count)}</Ltr>]];
  return [
    [installmentsOf[language](count - 1), regular],
    [messages.lastInstallment[language], <PaperAmount key="last" amount={lastAmount} />],
  ];
}

/** The two figures that prove that nothing comes on top of the price. */
export function PriceProof({ facts, contractKind, language }: KeyFiguresProps) {
  return (
    <FigureBox
      tone="good"
      figures={[
        [
          messages.rate[language],
          <Ltr key="rate">{formatPercent(facts.annualPercentageRate.toFixed(2))}</Ltr>,
        ],
        totalPayableOf(facts, contractKind, language),
      ]}
    />
  );
}

/** The sum of everything due, which is the price or the amount lent. */
export function totalPayableOf(
  { relief, totalPayable }: KeyFacts,
  contractKind: ContractKind,
  language: Language,
): Figure {
  const label = messagesOfKind[contractKind][relief > 0 ? 'totalWithRelief' : 'total'][language];
  return [label, <PaperAmount key="total" amount={totalPayable} />];
}

/** Every installment with its date, in as many columns as fit on the paper. */
export function KeyInstallments({ facts, language }: KeyInstallmentsProps) {
  return (
    <section>
      <h3>{messages.everyInstallment[language]}</h3>
      <ol className={classes.schedule}>
        {facts.installments.map(({ number, dueOn, amount }) => (
          <Row as="li" key={number} gap={2}>
            <Text as="span" tone="muted" className={classes.number}>
              <Ltr>{number}</Ltr>
            </Text>
            <span>{formatDate(dueOn, language)}</span>
            <Ltr>{formatCount(amount)}</Ltr>
          </Row>
        ))}
      </ol>
    </section>
  );
}
