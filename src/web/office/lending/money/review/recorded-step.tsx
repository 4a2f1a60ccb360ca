import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { PostedEntry } from '#contract/lending/payments.ts';
import { rupees } from '#domain/money/rupees.ts';
import { rupeesParts } from '#domain/money/rupees-parts.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useDrawerDone } from '#web/office/shell/drawers/use-drawer-done.ts';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { MessageCustomer } from '../../ground/contact/message-customer.tsx';
import { receiptText } from '../../ground/contact/ready-texts.messages.ts';
import { CountedOn } from '../../ground/counted-on.tsx';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import { messages as recording } from '../../ground/recording/recording.messages.ts';
import { useDeafAtFirst } from '../../ground/recording/use-deaf-at-first.ts';
import type { Recorded } from '../../ground/recording/use-recording.ts';
import { fieldLabels } from '../enter/money-form.messages.ts';
import { StepMarks } from '../step-marks.tsx';
import type { StepProps } from '../step-props.ts';
import classes from './recorded.module.css';
import { recordedMessages, reviewMessages } from './review.messages.ts';

interface RecordedStepProps extends StepProps {
  readonly recorded: Recorded;
}

/** Shown after recording: the receipt's number, and the agreement's new state. */
export function RecordedStep(props: RecordedStepProps) {
  const { task, close, recorded } = props;
  const { posted, wasRecorded } = recorded;
  const pick = usePick();
  const area = useArea();
  const isDeaf = useDeafAtFirst();
  const top = useRef<HTMLElement>(null);
  useDrawerDone(posted.receipt === null ? undefined : area.receipt(posted.entryId));
  useEffect(() => top.current?.focus(), []);
  const isFromPayer = task.entryKind === 'payment' && !task.isMove;
  const title = pick(wasRecorded ? recording.already : task.texts.done);
  return (
    <Drawer
      title={title}
      tools={<StepMarks done={2} />}
      onClose={close}
      foot={
        <>
          <Button
            size="lg"
            variant={isFromPayer ? 'default' : 'filled'}
            className={classes.done}
            onClick={close}
          >
            {pick(recordedMessages.done)}
          </Button>
          {isFromPayer && (
            <Button
              as={Link}
              to={area.newPayment()}
              replace
              size="lg"
              aria-keyshortcuts="Enter"
              aria-disabled={isDeaf}
              rightSection={<ButtonKey>↵</ButtonKey>}
            >
              {pick(recordedMessages.nextPayment)}
            </Button>
          )}
        </>
      }
    >
      <Stack
        as="section"
        ref={top}
        tabIndex={-1}
        role="status"
        gap={2}
        align="center"
        className={classes.recorded}
      >
        {wasRecorded && (
          <Banner tone="good" title={title}>
            <p>{pick(recordedMessages.againText)}</p>
          </Banner>
        )}
        <span className={classes.sign}>
          <CheckIcon size={36} />
        </span>
        <Figure posted={posted} />
        <div className={classes.facts}>
          <RecordedFacts {...props} posted={posted} />
        </div>
        {posted.receipt !== null && (
          <Button
            as={Link}
            to={area.receipt(posted.entryId)}
            replace
            variant="default"
            size="lg"
            className={classes.print}
            leftSection={<PrintIcon size={18} />}
            rightSection={<ButtonKey>P</ButtonKey>}
            aria-keyshortcuts="P"
          >
            {pick(recordedMessages.print)}
          </Button>
        )}
      </Stack>
      {posted.receipt !== null && (
        <ReceiptMessage {...props} posted={posted} receiptNumber={posted.receipt.number} />
      )}
    </Drawer>
  );
}

interface ReceiptMessageProps extends Pick<StepProps, 'basis' | 'task'>, PostedProps {
  readonly receiptNumber: string;
}

/** The receipt as a message, ready to be sent in the customer's language. */
function ReceiptMessage({ basis, task, posted, receiptNumber }: ReceiptMessageProps) {
  const pick = usePick();
  const lender = useLender();
  const { amount, next } = posted;
  const outstanding = task.entryKind === 'payment' ? posted.outstanding : null;
  const facts = {
    lender: lender.name,
    agreementNumber: basis.number,
    amount,
    receiptNumber,
    outstanding,
    next,
  };
  return (
    <section className={classes.message} aria-label={pick(recordedMessages.message)}>
      <MessageCustomer
        agreement={{ id: basis.agreementId, customerId: basis.customer.id }}
        text={{
          en: (name) => receiptText.en({ ...facts, name }),
          ur: (name) => receiptText.ur({ ...facts, name }),
        }}
        ways="message"
      />
    </section>
  );
}

interface PostedProps {
  readonly posted: PostedEntry;
}

function Figure({ posted: { amount, receipt } }: PostedProps) {
  const pick = usePick();
  const { unit, digits } = rupeesParts(rupees(amount));
  return (
    <>
      <p className={classes.figure}>
        <Ltr>
          <span className={classes.unit}>{unit}</span> {digits}
        </Ltr>
      </p>
      {receipt !== null && (
        <Text size={4} tone="muted">
          {pick(recordedMessages.receipt)}{' '}
          <Text as="strong" tone="ink">
            <Code>{receipt.number}</Code>
          </Text>
        </Text>
      )}
    </>
  );
}

function RecordedFacts({ task, basis, form, posted }: StepProps & PostedProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const facts = [
    {
      label: pick(recordedMessages.customer),
      value: <WrittenText>{pickWritten(basis.customer.fullName, language)}</WrittenText>,
    },
    !task.isMove && {
      label: pick(fieldLabels.method),
      value: pick(methodNames[form.values.method]),
    },
    posted.countsOn !== posted.valuedOn && {
      label: pick(lendingWords.countsOn),
      value: <CountedOn day={posted.countsOn} />,
    },
    task.entryKind === 'payment' && {
      label: pick(recordedMessages.outstanding),
      value: <Money amount={posted.outstanding} />,
    },
    (posted.overpaid > 0 || task.entryKind === 'refund') && {
      label: pick(recordedMessages.overpaid),
      value: <Money amount={posted.overpaid} />,
    },
    posted.next !== null && {
      label: pick(reviewMessages.next),
      value: (
        <FactLine>
          <Money amount={posted.next.amount} />
          {formatCalendarDay(posted.next.dueOn, language, now)}
        </FactLine>
      ),
    },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object')} />;
}
