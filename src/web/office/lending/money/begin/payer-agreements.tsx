import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { type Payable, paymentEndpoints } from '#contract/lending/payments.ts';
import { inARow } from '#web/format/in-a-row.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
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
  if (error !== null && data === undefined)
    return <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={160} radius="lg" />;
  const { customer, agreements } = data;
  const name = personName(customer, language);
  return (
    <>
      <div className={classes.payer}>
        <Avatar name={name} shape="square" />
        <h2>
          <WrittenText>{name}</WrittenText>
        </h2>
        <Button component={Link} to={area.newPayment()} variant="default">
          {pick(messages.other)}
        </Button>
      </div>
      {agreements.length === 0 && <p className={classes.said}>{pick(messages.none)}</p>}
      <ul aria-label={pick(messages.agreements)} className={classes.agreements}>
        {agreements.map((agreement) => (
          <li key={agreement.id}>
            <PayerAgreement agreement={agreement} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PayerAgreementProps {
  readonly agreement: Payable['agreements'][number];
}

function PayerAgreement({
  agreement: { id, number, goods, status, outstanding, dueNow },
}: PayerAgreementProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const isLost = status === 'written_off';
  return (
    <>
      <div className={classes.what}>
        <strong>
          <WrittenText>{pick(inARow)(goods.map(pick))}</WrittenText>
        </strong>
        <div className={classes.second}>
          <Code>{number}</Code>
        </div>
      </div>
      <dl>
        <div>
          <dt>{pick(messages.dueNow)}</dt>
          <dd>
            <Money amount={dueNow} />
          </dd>
        </div>
        <div>
          <dt>{pick(messages.outstanding)}</dt>
          <dd>
            <Money amount={outstanding} />
          </dd>
        </div>
      </dl>
      <Button onClick={() => openDrawer(isLost ? 'recordRecovery' : 'recordPayment', id)}>
        {pick(isLost ? messages.recover : messages.record)}
      </Button>
    </>
  );
}
