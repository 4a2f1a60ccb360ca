import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { AccountAgreement } from '#contract/lending/account.ts';
import { paidCount } from '#domain/lending/collections/paid-shares.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { BranchIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { HomeIcon, ProductsIcon } from '#web/office/kit/ui/office-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { Tile } from '#web/office/kit/ui/tile.tsx';
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
      <Stack as="ul" gap={3} className={classes.cards}>
        {agreements.map((agreement) => (
          <Stack as="li" key={agreement.id}>
            <AgreementCard agreement={agreement} isChosen={agreement.id === chosenId} />
          </Stack>
        ))}
      </Stack>
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
  const paid = paidCount(shares);
  const figure =
    writtenOff > 0
      ? { amount: writtenOff, name: messages.writtenOffAmount }
      : overpaid > 0
        ? { amount: overpaid, name: messages.overpaid }
        : { amount: outstanding, name: messages.outstandingOfOne };
  return (
    <Stack
      as={Link}
      gap={2}
      pad={[3, 4]}
      to={{ search: `?agreement=${id}` }}
      aria-current={isChosen}
      className={`${panel.panel} ${classes.card}`}
      preventScrollReset
    >
      <Row as="span" gap={[2, 3]} align="start" wraps>
        <Tile icon={serviceIcons[service]} />
        <Stack as="span" align="start" className={classes.name}>
          <Text as="span" weight={600}>
            {pick(itemsTitle)(items.map(pick))}
          </Text>
          <Text as={Code} size={2} tone="muted">
            {number}
          </Text>
        </Stack>
        <StandingBadge agreement={agreement} />
      </Row>
      <Row as="span" gap={[0, 3]} align="baseline" justify="space-between" wraps>
        <span>
          <Text as="span" size={5} weight={600}>
            <Money amount={figure.amount} />
          </Text>{' '}
          <Text as="span" size={2} tone="muted">
            {pick(figure.name)}
          </Text>
        </span>
        <Text as="span" size={2} tone="muted">
          {pick(paidOf)(paid, shares.length)}
        </Text>
      </Row>
      <Beads shares={shares} />
    </Stack>
  );
}
