import { Link } from 'react-router';
import type { Visit } from '#contract/lending/collections.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Input } from '#web/office/kit/controls/input.tsx';
import { Field } from '#web/office/kit/form/fields/field.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { ChevronDownIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { AmountCell } from './amount-cell.tsx';
import { messages, ofCustomer } from './slips.messages.ts';
import classes from './slips.module.css';
import { isUnknown, problemOf, type Slip } from './slips.ts';

interface SlipRowProps {
  readonly visit: Visit;
  readonly slip: Slip;
  /** True once the reader wanted to go on: only then a field is called wrong. */
  readonly isChecked: boolean;
  readonly onEdit: (change: Partial<Pick<Slip, 'amount' | 'method' | 'reference'>>) => void;
  readonly onStep: (cell: HTMLInputElement, step: 1 | -1) => void;
}

/** A customer of the due list, and what their slip says. */
export function SlipRow({ visit, slip, isChecked, onEdit, onStep }: SlipRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const name = pickWritten(visit.customerName, language);
  const called = (field: string) => pick(ofCustomer)(field, name);
  const problem = isChecked && slip.amount !== null ? problemOf(slip) : null;
  return (
    <li className={classes.row} data-entered={slip.amount !== null || undefined}>
      <Stack>
        <Text as="span" weight={600}>
          <WrittenText>{name}</WrittenText>
        </Text>
        <Text as="span" size={2} tone="muted">
          <Code>{visit.agreementNumber}</Code>
        </Text>
      </Stack>
      <Text as="span" tone="muted" className={classes.due}>
        <span className="visually-hidden">{pick(messages.dueNow)}</span> <Money amount={visit.dueNow} />
      </Text>
      {slip.posted === null ? (
        <>
          <AmountCell
            label={called(pick(messages.amount))}
            value={slip.amount}
            due={visit.dueNow}
            isFixed={isUnknown(slip)}
            problem={problem === 'amount' ? pick(messages.amountWrong) : null}
            onEdit={(amount) => onEdit({ amount })}
            onStep={onStep}
          />
          <Input
            as="select"
            aria-label={called(pick(messages.method))}
            disabled={isUnknown(slip)}
            size="sm"
            value={slip.method}
            rightSection={<ChevronDownIcon size={18} />}
            onChange={({ currentTarget: { value } }) =>
              onEdit({ method: paymentMethods.find((method) => method === value) ?? 'cash' })
            }
          >
            {paymentMethods.map((method) => (
              <option key={method} value={method}>
                {pick(methodNames[method])}
              </option>
            ))}
          </Input>
          {slip.method === 'cash' ? (
            <span />
          ) : (
            <Field
              aria-label={called(pick(messages.reference))}
              readOnly={isUnknown(slip)}
              placeholder={pick(messages.reference)}
              size="sm"
              dir="auto"
              maxLength={80}
              autoComplete="off"
              value={slip.reference}
              error={problem === 'reference' ? pick(messages.referenceMissing) : null}
              onChange={({ currentTarget: { value } }) => onEdit({ reference: value })}
            />
          )}
        </>
      ) : (
        <RecordedSlip slip={slip} />
      )}
      {slip.failure !== null && <RefusedSlip agreementId={visit.agreementId} slip={slip} />}
    </li>
  );
}

/** The receipt of a recorded slip, as a link to print it. */
function RecordedSlip({ slip: { posted } }: Pick<SlipRowProps, 'slip'>) {
  const pick = usePick();
  const area = useArea();
  if (posted === null) return null;
  return (
    <Row gap={3} align="center" wraps className={classes.recorded}>
      <Money amount={posted.amount} />
      <Badge tone="good" icon={CheckCircleIcon} text={pick(messages.recorded)} />
      {posted.receipt !== null && (
        <Link to={area.receipt(posted.entryId)} className="touch">
          <Code>{posted.receipt.number}</Code>
        </Link>
      )}
    </Row>
  );
}

interface RefusedSlipProps {
  readonly agreementId: string;
  readonly slip: Slip;
}

/** The reason why a slip is not recorded, and the way to record it singly, where its questions can be answered. */
function RefusedSlip({ agreementId, slip }: RefusedSlipProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  return (
    <Row gap={3} align="center" wraps className={classes.refused} role="alert">
      <Text as="span" tone="bad">
        {isUnknown(slip) ? pick(messages.unknown) : slip.failure?.message}
      </Text>
      {!isUnknown(slip) && (
        <Button variant="default" onClick={() => openDrawer('recordPayment', agreementId)}>
          {pick(messages.singly)}
        </Button>
      )}
    </Row>
  );
}
