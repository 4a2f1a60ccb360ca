import { type Ref, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { type Payable, paymentEndpoints } from '#contract/lending/payments.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { openedDrawerIn } from '#web/office/kit/overlay/opened-drawer.ts';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { beginsPayment } from '#web/office/shell/use-payer-link.ts';
import { goodsInARow } from '../../ground/labels/goods.messages.ts';
import classes from './begin.module.css';
import { messages } from './new-payment.messages.ts';

interface PayerAgreementsProps {
  readonly customerId: string;
}

/** The agreements of the payer, each with its due amount. */
export function PayerAgreements({ customerId }: PayerAgreementsProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const { data, error, refetch } = useEndpoint(paymentEndpoints.getPayable, { params: { id: customerId } });
  const first = useFirstAgreement(data?.agreements);
  if (error !== null && data === undefined)
    return <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={160} radius="lg" />;
  const { customer, agreements } = data;
  const name = pickWritten(customer.fullName, language);
  return (
    <>
      <Row gap={3} align="center" wraps pad={4} className={classes.payer}>
        <Avatar name={name} shape="square" />
        <h2>
          <WrittenText>{name}</WrittenText>
        </h2>
        <Button as={Link} to={area.newPayment()} variant="default">
          {pick(messages.other)}
        </Button>
      </Row>
      {agreements.length === 0 && (
        <Text tone="muted" className={classes.said}>
          {pick(messages.none)}
        </Text>
      )}
      <ul aria-label={pick(messages.agreements)}>
        {agreements.map((agreement) => (
          <Row
            as="li"
            key={agreement.id}
            gap={[3, 6]}
            align="center"
            wraps
            pad={[3, 4]}
            className={classes.agreement}
          >
            <PayerAgreement agreement={agreement} ref={agreement.id === first ? takeFocus : undefined} />
          </Row>
        ))}
      </ul>
    </>
  );
}

/**
 * The agreement that a payment begins with, when the page was opened to take one. The only one with money to pay opens at once, in
 * place of this page: closing it leads back to the search.
 */
function useFirstAgreement(agreements: Payable['agreements'] | undefined): string | undefined {
  const { state } = useLocation();
  const openDrawer = useOpenDrawer();
  const isBegun = beginsPayment(state) && openedDrawerIn(state) === null;
  const payable = agreements?.filter(({ status, outstanding }) => status === 'active' && outstanding > 0);
  const only = isBegun && payable?.length === 1 ? payable[0]?.id : undefined;
  const open = useEffectEvent((id: string) => openDrawer('recordPayment', id, 'replace'));
  useEffect(() => {
    if (only !== undefined) open(only);
  }, [only]);
  return isBegun ? (payable?.find(({ dueNow }) => dueNow > 0) ?? payable?.[0])?.id : undefined;
}

function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}

interface PayerAgreementProps {
  readonly agreement: Payable['agreements'][number];
  readonly ref: Ref<HTMLButtonElement> | undefined;
}

function PayerAgreement({
  agreement: { id, number, goods, status, outstanding, dueNow },
  ref,
}: PayerAgreementProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const isLost = status === 'written_off';
  return (
    <>
      <Stack className={classes.what}>
        <strong>
          <WrittenText>{pick(goodsInARow)(goods.map(pick))}</WrittenText>
        </strong>
        <SecondLine>
          <Code>{number}</Code>
        </SecondLine>
      </Stack>
      <Row as="dl" gap={[1, 6]} wraps>
        <div>
          <dt>{pick(messages.dueNow)}</dt>
          <Text as="dd" weight={600}>
            <Money amount={dueNow} />
          </Text>
        </div>
        <div>
          <dt>{pick(messages.outstanding)}</dt>
          <Text as="dd" weight={600}>
            <Money amount={outstanding} />
          </Text>
        </div>
      </Row>
      <Button ref={ref} onClick={() => openDrawer(isLost ? 'recordRecovery' : 'recordPayment', id)}>
        {pick(isLost ? messages.recover : messages.record)}
      </Button>
    </>
  );
}
