import { Link } from 'react-router';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { MyTransferReport } from '#contract/lending/transfer-reports.ts';
import { formatDate } from '#web/format/date-time.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { ClockIcon, CloseIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import classes from './asked-rows.module.css';
import { messages, recordedAs, stateNames } from './transfers.messages.ts';

const stateSigns = {
  checking: { tone: 'warning', icon: ClockIcon },
  matched: { tone: 'good', icon: CheckCircleIcon },
  refused: { tone: 'bad', icon: CloseIcon },
} as const;

interface MyTransfersProps {
  readonly transfers: readonly MyTransferReport[];
}

/** The states of the transfers that a customer reported; nothing while there are none. */
export function MyTransfers({ transfers }: MyTransfersProps) {
  const pick = usePick();
  if (transfers.length === 0) return null;
  return (
    <Section title={pick(messages.transfers)}>
      <ul>
        {transfers.map((transfer) => (
          <Stack as="li" key={transfer.id} gap={1} pad={[3, 0]} className={classes.row}>
            <Transfer transfer={transfer} />
          </Stack>
        ))}
      </ul>
    </Section>
  );
}

function Transfer({ transfer }: { readonly transfer: MyTransferReport }) {
  const pick = usePick();
  const language = useLanguage();
  const { amount, sentOn, method, reference, state, agreementNumber } = transfer;
  return (
    <>
      <Row gap={2} align="center" justify="space-between" wraps>
        <strong>{pick(saidRupees)(amount)}</strong>
        <Badge {...stateSigns[state]} text={pick(stateNames[state])} />
      </Row>
      <Text size={3} tone="muted" className={classes.second}>
        <FactLine>
          {formatDate(sentOn, language)}
          {pick(methodNames[method])}
          <Code>{reference}</Code>
          <Code>{agreementNumber}</Code>
        </FactLine>
      </Text>
      <Outcome transfer={transfer} />
    </>
  );
}

function Outcome({ transfer }: { readonly transfer: MyTransferReport }) {
  const pick = usePick();
  const area = useArea();
  const { amount, payment, refusalReason, isCheckedAgain } = transfer;
  if (refusalReason !== null)
    return (
      <p>
        {pick(messages.refusedBecause)} <WrittenText>{refusalReason}</WrittenText>
      </p>
    );
  if (isCheckedAgain) return <p>{pick(messages.checkedAgain)}</p>;
  if (payment === null) return null;
  return (
    <p>
      <FactLine>
        {payment.amount !== amount && pick(recordedAs)(payment.amount)}
        <Link to={area.receipt(payment.entryId)} className="touch">
          {pick(messages.receipt)} {payment.receiptNumber !== null && <Code>{payment.receiptNumber}</Code>}
        </Link>
      </FactLine>
    </p>
  );
}
