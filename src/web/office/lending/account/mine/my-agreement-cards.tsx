import { Link } from 'react-router';
import type { MyAgreement } from '#contract/lending/my-account.ts';
import { formatDate } from '#web/format/date-time.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { ChevronEndIcon } from '#web/office/kit/ui/office-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useArea } from '#web/office/shell/use-area.ts';
import { itemsTitle } from '../account.messages.ts';
import { amountOn, messages } from './my-account.messages.ts';
import classes from './my-agreement-cards.module.css';
import { PetalRing } from './petal-ring.tsx';

interface MyAgreementCardsProps {
  readonly agreements: readonly MyAgreement[];
}

export function MyAgreementCards({ agreements }: MyAgreementCardsProps) {
  const pick = usePick();
  return (
    <section aria-labelledby="my-agreements">
      <Text as="h2" size={5} id="my-agreements" className={classes.heading}>
        {pick(messages.myAgreements)}
      </Text>
      <Stack as="ul" gap={3} className={classes.cards}>
        {agreements.map((agreement) => (
          <li key={agreement.id}>
            <MyAgreementCard agreement={agreement} />
          </li>
        ))}
      </Stack>
    </section>
  );
}

interface MyAgreementCardProps {
  readonly agreement: MyAgreement;
}

function MyAgreementCard({ agreement }: MyAgreementCardProps) {
  const pick = usePick();
  const area = useArea();
  return (
    <Row
      as={Link}
      gap={4}
      align="center"
      pad={4}
      to={area.myAgreement(agreement.id)}
      className={`${panel.panel} ${classes.card}`}
    >
      <PetalRing shares={agreement.shares} />
      <Stack as="span" className={classes.text}>
        <Text as="span" size={4} weight={600} className={classes.title}>
          {pick(itemsTitle)(agreement.items.map(pick))}
        </Text>
        <Text as={Code} size={3} tone="muted">
          {agreement.number}
        </Text>
        <Text as="span" size={2} tone="muted">
          {pick(messages.paymentNumber)} <Code>{agreement.paymentNumber}</Code>
        </Text>
        <Standing agreement={agreement} />
      </Stack>
      <ChevronEndIcon className="mirrored" />
    </Row>
  );
}

/** The rest of the debt and the next payment, or the reason why there is none. */
function Standing({ agreement }: MyAgreementCardProps) {
  const pick = usePick();
  const language = useLanguage();
  const { status, outstanding, overpaid, next } = agreement;
  if (overpaid > 0) return <span>{`${pick(messages.overpaid)} ${pick(saidRupees)(overpaid)}`}</span>;
  if (status === 'completed') return <span>{pick(messages.completed)}</span>;
  if (status === 'written_off') return <span>{pick(messages.closed)}</span>;
  if (status !== 'active') return <span>{pick(messages.waiting)}</span>;
  return (
    <>
      <span>
        {pick(messages.left)} <strong>{pick(saidRupees)(outstanding)}</strong>
      </span>
      {next !== null && (
        <Text as="span" size={3} tone="muted">
          {`${pick(messages.next)}: ${pick(amountOn)(next.amount, formatDate(next.dueOn, language))}`}
        </Text>
      )}
    </>
  );
}
