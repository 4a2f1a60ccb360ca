import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { MessageCustomer } from '../../ground/contact/message-customer.tsx';
import { readyTexts } from '../../ground/contact/ready-texts.messages.ts';
import { messages as recording } from '../../ground/recording/recording.messages.ts';
import type { Recorded } from '../../ground/recording/use-recording.ts';
import { messages, startWords } from './activation.messages.ts';
import classes from './activation.module.css';
import type { StepProps } from './step-props.ts';

interface StartedAgreementProps extends Omit<StepProps, 'activation'> {
  readonly started: Recorded;
}

/** Shown after recording: the receipt of the down payment, and the next step. */
export function StartedAgreement({ agreement, started, close }: StartedAgreementProps) {
  const pick = usePick();
  const language = useLanguage();
  const pageLink = usePageLink();
  const top = useRef<HTMLElement>(null);
  useEffect(() => top.current?.focus(), []);
  const { receipt, next } = started.posted;
  const words = startWords[agreement.contractKind];
  const { number: agreementNumber, paymentNumber } = agreement;
  const welcome = { lender: useLender().name, agreementNumber, paymentNumber };
  // The posted entry is the delivery. The receipt belongs to the down payment beside it.
  const { data: current } = useEndpoint(agreementEndpoints.getAgreement, { params: { id: agreement.id } });
  const paid = receipt && current?.entries.find(({ receiptNumber }) => receiptNumber === receipt.number);
  const facts = [
    receipt !== null && { label: pick(messages.receipt), value: <Code>{receipt.number}</Code> },
    receipt !== null && {
      label: pick(messages.downPayment),
      value: <Money amount={agreement.downPayment} />,
    },
    { label: pick(words.owedAfter), value: <Money amount={started.posted.outstanding} /> },
    next !== null && {
      label: pick(messages.next),
      value: (
        <FactLine>
          <Money amount={next.amount} />
          {formatDate(next.dueOn, language)}
        </FactLine>
      ),
    },
  ];
  return (
    <Drawer
      title={pick(words.title)}
      onClose={close}
      foot={
        <Button size="lg" onClick={close}>
          {pick(messages.done)}
        </Button>
      }
    >
      <Stack as="section" gap={4} ref={top} tabIndex={-1} role="status" className={classes.started}>
        <Banner tone="good" title={pick(started.wasRecorded ? recording.already : messages.started)} />
        <Facts facts={facts.filter((fact) => typeof fact === 'object')} />
        {paid && (
          <Button
            as={Link}
            to={pageLink('receipt', paid.id).to}
            replace
            variant="default"
            size="lg"
            leftSection={<PrintIcon size={18} />}
          >
            {pick(messages.printReceipt)}
          </Button>
        )}
      </Stack>
      {next !== null && (
        <MessageCustomer
          agreement={agreement}
          text={{
            en: (name) => readyTexts.welcome.en({ ...welcome, ...next, name }),
            ur: (name) => readyTexts.welcome.ur({ ...welcome, ...next, name }),
          }}
          ways="message"
        />
      )}
    </Drawer>
  );
}
