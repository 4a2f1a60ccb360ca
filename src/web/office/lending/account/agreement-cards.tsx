import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { AccountAgreement } from '#contract/lending/account.ts';
import { usePick } from '#web/i18n/language.ts';
import { BranchIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { HomeIcon, ProductsIcon } from '#web/office/kit/ui/office-icons.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import { Beads } from '../ground/figures/beads.tsx';
import { itemsTitle, messages, paidOf } from './account.messages.ts';
import classes from './agreement-cards.module.css';
import { StandingBadge } from './standing-badge.tsx';

interface AgreementCardsProps {
  readonly agreements: readonly AccountAgreement[];
  readonly chosenId: string;
}

/** All agreements of a customer, one card each. The open one points at the details below. */
export function AgreementCards({ agreements, chosenId }: AgreementCardsProps) {
  const pick = usePick();
  return (
    <nav aria-label={pick(messages.agreements)}>
      <ul className={classes.cards}>
        {agreements.map((agreement) => (
          <li key={agreement.id}>
            <AgreementCard agreement={agreement} isChosen={agreement.id === chosenId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const serviceIcons: Readonly<Record<AccountAgreement['service'], ComponentType<IconProps>>> = {
  dowry: HomeIcon,
  business: BranchIcon,
  product: ProductsIcon,
};

interface AgreementCardProps {
  readonly agreement: AccountAgreement;
  readonly isChosen: boolean;
}

function AgreementCard({ agreement, isChosen }: AgreementCardProps) {
  const pick = usePick();
  const { id, number, service, items, outstanding, overpaid, writtenOff, shares } = agreement;
  const Sign = serviceIcons[service];
  const paid = shares.filter((share) => share >= 1).length;
  const figure =
    writtenOff > 0
      ? { amount: writtenOff, name: messages.writtenOffAmount }
      : overpaid > 0
        ? { amount: overpaid, name: messages.overpaid }
        : { amount: outstanding, name: messages.outstandingOfOne };
  return (
    <Link
      to={{ search: `?agreement=${id}` }}
      aria-current={isChosen}
      className={classes.card}
      preventScrollReset
    >
      <span className={classes.head}>
        <span className={classes.sign}>
          <Sign />
        </span>
        <span className={classes.name}>
          <span className={classes.title}>{pick(itemsTitle)(items.map(pick))}</span>
          <Code className={classes.number}>{number}</Code>
        </span>
        <StandingBadge agreement={agreement} />
      </span>
      <span className={classes.figures}>
        <span>
          <span className={classes.amount}>
            <Money amount={figure.amount} />
          </span>{' '}
          <span className={classes.quiet}>{pick(figure.name)}</span>
        </span>
        <span className={classes.quiet}>{pick(paidOf)(paid, shares.length)}</span>
      </span>
      <Beads shares={shares} />
    </Link>
  );
}
