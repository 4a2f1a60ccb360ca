import { type CashDifference, cashEndpoints } from '#contract/lending/cash/cash.ts';
import { cashMovementNames, cashSettlementName } from '#contract/lending/labels/cash-names.messages.ts';
import {
  type CashSettlementKind,
  cashDifference,
  cashSettlementKinds,
} from '#domain/lending/cash/cash-movement.ts';
import { isOfDrawer } from '#domain/lending/cash/cash-settlement.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { labels } from '#web/office/kit/form/question/question.messages.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { AlonePassword } from './alone-password.tsx';
import { countedByText, messages, saidByText, settleVerb } from './cash.messages.ts';
import { CashQuestions } from './cash-questions.tsx';
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
          {pick(kind === 'never_arrived' ? saidByText : countedByText)(pick(countedByName))} ·{' '}
          {formatMoment(instantOf(countedAt), language, now)}
        </>,
      ]}
      amount={messages.difference}
      amountOf={(difference) => (
        <Text as="span" tone="bad" weight={600}>
          <Money amount={differenceOf(difference)} />
        </Text>
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

/** The counted amount less the stated one: below zero it is short. */
const differenceOf = ({ offered, amount }: CashDifference) =>
  cashDifference(rupees(offered ?? amount), rupees(amount));

interface SettleDialogProps {
  readonly settled: CashDifference;
  readonly onClose: () => void;
}

/** Says where the notes are, or that the lender bears the difference, and why. */
function SettleDialog({ settled, onClose }: SettleDialogProps) {
  const pick = usePick();
  const { id, kind, givenByName, right } = settled;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { how: null as CashSettlementKind | null, reason: null as string | null, password: '' },
    labels: { how: messages.settledHow, reason: messages.reason, password: labels.currentPassword },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.settled) });
      onClose();
    },
  });
  const difference = differenceOf(settled);
  const ways = cashSettlementKinds.filter((how) => how !== 'found_in_hand' || !isOfDrawer(kind));
  return (
    <WhereCashIsDialog
      form={form}
      place={form.field('how')}
      reason={form.field('reason')}
      places={ways.map((how) => ({ value: how, label: pick(cashSettlementName(how, -difference)) }))}
      title={pick(messages.settleTitle)}
      lead={
        <>
          {givenByName && pick(givenByName)}: {pick(difference < 0 ? messages.short : messages.over)}{' '}
          <Money amount={Math.abs(difference)} />
        </>
      }
      verb={pick(settleVerb)(pick(saidRupees)(Math.abs(difference)))}
      onClose={onClose}
    >
      {right === 'alone' && <AlonePassword {...form.field('password')} />}
    </WhereCashIsDialog>
  );
}
