import { Link } from 'react-router';
import type { AccountAgreement, AccountCustomer } from '#contract/lending/account.ts';
import { paidCount } from '#domain/lending/collections/paid-shares.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { Beads } from '../ground/figures/beads.tsx';
import { itemsTitle, messages, paidOf } from './account.messages.ts';
import classes from './agreement-cards.module.css';
import { NewAgreementButton } from './new-agreement-button.tsx';
import { StandingBadge } from './standing-badge.tsx';

interface AgreementCardsProps {
  readonly customer: AccountCustomer;
  readonly agreements: readonly AccountAgreement[];
  readonly chosenId: string;
}

/** All agreements of a customer in a column, on a phone as a strip to swipe. The open one is marked. */
export function AgreementCards({ customer, agreements, chosenId }: AgreementCardsProps) {
  const pick = usePick();
  return (
    <section
      className={`${panel.panel} ${classes.agreements}`}
      aria-label={pick(messages.agreements)}
      data-column="agreements"
      data-parts="schedule entries"
    >
      <Row gap={2} align="center" pad={[2, 4]} className={classes.head}>
        <h2>{pick(messages.agreements)}</h2>
        <Text as={Ltr} tone="muted">
          {formatCount(agreements.length)}
        </Text>
        <NewAgreementButton customer={customer} isBrief />
      </Row>
      <nav aria-label={pick(messages.agreements)}>
        <ul className={classes.cards}>
          {agreements.map((agreement) => (
            <li key={agreement.id}>
              <AgreementCard agreement={agreement} isChosen={agreement.id === chosenId} />
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

interface AgreementCardProps {
  readonly agreement: AccountAgreement;
  readonly isChosen: boolean;
}

function AgreementCard({ agreement, isChosen }: AgreementCardProps) {
  const pick = usePick();
  const part = useAddressQuery().get('part');
  const { id, number, items, outstanding, overpaid, writtenOff, shares } = agreement;
  const figure =
    writtenOff > 0
      ? { amount: writtenOff, name: messages.writtenOffAmount }
      : overpaid > 0
        ? { amount: overpaid, name: messages.overpaid }
        : { amount: outstanding, name: null };
  return (
    <Stack
      as={Link}
      pad={[2, 4]}
      to={{ search: String(new URLSearchParams({ agreement: id, ...(part !== null && { part }) })) }}
      aria-current={isChosen}
      className={classes.card}
      preventScrollReset
    >
      <Text as="span" weight={600} className={classes.name}>
        {pick(itemsTitle)(items.map(pick))}
      </Text>
      <Row as="span" gap={[0, 2]} align="center" justify="space-between" wraps className={classes.number}>
        <Text as={Code} size={2} tone="muted">
          {number}
        </Text>
        <StandingBadge agreement={agreement} />
      </Row>
      <Beads shares={shares} />
      <Row as="span" gap={[0, 2]} align="baseline" justify="space-between" wraps size={2}>
        <Text as="span" tone="muted">
          {pick(paidOf)(paidCount(shares), shares.length)}
        </Text>
        <span>
          {figure.name === null ? (
            <span className="visually-hidden">{pick(messages.outstandingOfOne)}</span>
          ) : (
            <Text as="span" tone="muted">
              {pick(figure.name)}
            </Text>
          )}{' '}
          <Text as={Ltr} size={3} weight={600}>
            {formatCount(figure.amount)}
          </Text>
        </span>
      </Row>
    </Stack>
  );
}
