import { type CashDifference, cashEndpoints } from '#contract/lending/cash/cash.ts';
import { cashMovementNames, cashSettlementName } from '#contract/lending/labels/cash-names.messages.ts';
import { type CashSettlementKind, cashSettlementKinds } from '#domain/lending/cash/cash-movement.ts';
import { isOfDrawer } from '#domain/lending/cash/cash-settlement.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { saidRupees } from '#web/format/rupees.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { labels } from '#web/office/kit/form/question/question.messages.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { AlonePassword } from './alone-password.tsx';
import { countedByText, messages, saidByText, settleVerb } from './cash.messages.ts';
import { CashQuestions } from './cash-questions.tsx';
import { asNumber } from './count-fields.tsx';
import { WhereCashIsDialog } from './where-cash-is-dialog.tsx';

const endpoint = cashEndpoints.settleCashDifference;

interface CashDifferencesProps {
  readonly differences: readonly CashDifference[];
}

/** The differences that nobody has settled, each with the way to settle it. */
export function CashDifferences({ differences }: CashDifferencesProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <CashQuestions
      title={messages.differences}
      lead={messages.differencesLead}
      rows={differences}
      keyOf={({ id }) => id}
      person={messages.person}
      personOf={({ givenByName, kind, city }) => [
        givenByName && pick(givenByName),
        <>
          {pick(cashMovementNames[kind])} · {pick(city)}
        </>,
      ]}
      paper={messages.slip}
      paperOf={({ number, kind, countedAt, countedByName }) => [
        <Code key="number">{number}</Code>,
        <>
          {pick(kind === 'never_arrived' || kind === 'not_ours' ? saidByText : countedByText)(
            pick(countedByName),
          )}{' '}
          · {formatMoment(instantOf(countedAt), language, now)}
        </>,
      ]}
      amount={messages.difference}
      amountOf={({ open, offered, amount }) => (
        <>
          <Text as="span" tone="bad" weight={600}>
            <Money amount={-open} />
          </Text>
          {offered !== null && open !== offered - amount && (
            <SecondLine>
              {pick(messages.difference)} <Money amount={amount - offered} />
            </SecondLine>
          )}
        </>
      )}
      refusalOf={({ right }) => (right === 'of_another' ? messages.settledByAnother : null)}
      answers={[
        {
          verb: messages.settle,
          dialog: (difference, close) => <SettleDialog settled={difference} onClose={close} />,
        },
      ]}
    />
  );
}

interface SettleDialogProps {
  readonly settled: CashDifference;
  readonly onClose: () => void;
}

/** Says where the notes are, or that the lender bears the difference, and why. */
function SettleDialog({ settled, onClose }: SettleDialogProps) {
  const pick = usePick();
  const { id, kind, givenByName, right, open } = settled;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: {
      amount: Math.abs(open) as TypedNumber,
      how: null as CashSettlementKind | null,
      reason: null as string | null,
      password: '',
    },
    labels: {
      amount: messages.amount,
      how: messages.settledHow,
      reason: messages.reason,
      password: labels.currentPassword,
    },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.settled) });
      onClose();
    },
  });
  const amount = form.field('amount');
  const ways = cashSettlementKinds.filter((how) => how !== 'found_in_hand' || !isOfDrawer(kind));
  return (
    <WhereCashIsDialog
      form={form}
      place={form.field('how')}
      reason={form.field('reason')}
      places={ways.map((how) => ({ value: how, label: pick(cashSettlementName(how, open)) }))}
      title={pick(messages.settleTitle)}
      lead={
        <>
          {givenByName && pick(givenByName)}: {pick(open > 0 ? messages.short : messages.over)}{' '}
          <Money amount={Math.abs(open)} />
        </>
      }
      verb={pick(settleVerb)(pick(saidRupees)(asNumber(amount.value)))}
      onClose={onClose}
    >
      <MoneyField {...amount} hint={messages.settledPart} isRequired />
      {right === 'alone' && <AlonePassword {...form.field('password')} />}
    </WhereCashIsDialog>
  );
}
