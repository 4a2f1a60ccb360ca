import type { CheckedReceipt } from '#contract/site/receipt-check.ts';
import { formatDate } from '#web/format/date-time.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './receipt-check.messages.ts';
import classes from './receipt-check-page.module.css';

interface CheckedFactsProps {
  readonly receipt: CheckedReceipt;
}

/** The facts to compare with the paper. */
export function CheckedFacts({ receipt }: CheckedFactsProps) {
  const pick = usePick();
  const language = useLanguage();
  const facts = [
    { label: messages.number, value: <Ltr>{receipt.number}</Ltr> },
    { label: messages.date, value: formatDate(receipt.valuedOn, language) },
    { label: messages.amount, value: <Ltr>{formatRupees(receipt.amount)}</Ltr> },
    { label: messages.from, value: <bdi>{pick(receipt.customer)}</bdi> },
    { label: messages.issuer, value: <bdi>{pick(receipt.lender)}</bdi> },
    ...(receipt.entry === 'same' ? [{ label: messages.entry, value: pick(messages.entrySame) }] : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label.en}>
          <dt>{pick(label)}</dt>
          <dd className={receipt.isVoid && label === messages.amount ? classes.struck : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
