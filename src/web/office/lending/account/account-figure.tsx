import type { Account } from '#contract/lending/account.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { itemsTitle, messages, sumMeanings } from './account.messages.ts';
import { WhyFigure } from './why-figure.tsx';

interface AccountFigureProps {
  readonly figure: 'outstanding' | 'dueNow' | 'overpaid';
  readonly account: Account;
}

/** A sum over all agreements. It opens to the part of each agreement. */
export function AccountFigure({ figure, account }: AccountFigureProps) {
  const pick = usePick();
  const language = useLanguage();
  const name = pick(messages[figure]);
  const amount = account.figures[figure];
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <WhyFigure
          name={name}
          of={pickWritten(account.customer.fullName, language)}
          meaning={pick(sumMeanings[figure])}
          amount={amount}
          size={5}
          tone={figure === 'dueNow' && amount > 0 ? 'warning' : undefined}
          lines={account.agreements
            .filter((agreement) => agreement[figure] !== 0)
            .map(({ id, number, items, [figure]: part }) => ({
              key: id,
              title: pick(itemsTitle)(items.map(pick)),
              facts: <Code>{number}</Code>,
              amount: part,
              to: `?agreement=${id}`,
            }))}
        >
          <Money amount={amount} />
        </WhyFigure>
      </dd>
    </div>
  );
}
