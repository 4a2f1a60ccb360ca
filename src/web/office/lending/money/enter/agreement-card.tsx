import { Link } from 'react-router';
import type { MoneyBasis } from '#contract/lending/payments.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { goodsInARow } from '../../ground/labels/goods.messages.ts';
import classes from './agreement-card.module.css';
import { formMessages } from './money-form.messages.ts';

interface AgreementCardProps {
  readonly basis: MoneyBasis;
  /** True while the payer can still be changed. */
  readonly mayChange: boolean;
}

/** The customer and the agreement that the money is for. */
export function AgreementCard({ basis: { customer, number, goods }, mayChange }: AgreementCardProps) {
  const pick = usePick();
  const area = useArea();
  const name = pickWritten(customer.fullName, useLanguage());
  return (
    <Row gap={3} align="center" pad={3} className={classes.card}>
      <Avatar name={name} shape="square" />
      <Stack className={classes.who}>
        <Text weight={600}>
          <WrittenText>{name}</WrittenText>
        </Text>
        <Text size={2} tone="muted">
          <FactLine>
            <Code>{number}</Code>
            <WrittenText>{pick(goodsInARow)(goods.map(pick))}</WrittenText>
          </FactLine>
        </Text>
      </Stack>
      {mayChange && (
        <Link to={area.newPayment()} replace className="touch">
          {pick(formMessages.change)}
        </Link>
      )}
    </Row>
  );
}
