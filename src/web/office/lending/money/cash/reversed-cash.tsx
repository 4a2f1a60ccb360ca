import { cashEndpoints, type ReversedCash } from '#contract/lending/cash/cash.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { type ReversedCashKind, reversedCashKinds } from '#domain/lending/cash/cash-movement.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { messages } from './cash.messages.ts';
import { CashQuestions } from './cash-questions.tsx';
import { WhereCashIsDialog } from './where-cash-is-dialog.tsx';

const endpoint = cashEndpoints.placeReversedCash;

/** The payments that were reversed after their cash was handed over, each with the question where its notes are. */
export function ReversedPayments() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { data = [] } = useEndpoint(cashEndpoints.listReversedCash);
  return (
    <CashQuestions
      title={messages.reversed}
      lead={messages.reversedLead}
      rows={data}
      keyOf={({ entryId }) => entryId}
      person={messages.person}
      personOf={({ takenByName, city }) => [pick(takenByName), pick(city)]}
      paper={messages.receipt}
      paperOf={({ receiptNumber, reversedAt }) => [
        <Code key="number">{receiptNumber}</Code>,
        formatMoment(instantOf(reversedAt), language, now),
      ]}
      amount={messages.amount}
      amountOf={({ amount }) => <Money amount={amount} />}
      refusalOf={({ isOwn }) => (isOwn ? messages.placedByAnother : null)}
      answers={[
        {
          verb: messages.sayPlace,
          dialog: (reversed, close) => <PlaceDialog reversed={reversed} onClose={close} />,
        },
      ]}
    />
  );
}

interface PlaceDialogProps {
  readonly reversed: ReversedCash;
  readonly onClose: () => void;
}

/** Says where the notes of a reversed payment are, and why. */
function PlaceDialog({ reversed: { entryId: id, takenByName, amount }, onClose }: PlaceDialogProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { where: null as ReversedCashKind | null, reason: null as string | null },
    labels: { where: messages.settledHow, reason: messages.reason },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.placed) });
      onClose();
    },
  });
  return (
    <WhereCashIsDialog
      form={form}
      place={form.field('where')}
      reason={form.field('reason')}
      places={reversedCashKinds.map((where) => ({ value: where, label: pick(cashMovementNames[where]) }))}
      title={pick(messages.placeTitle)}
      lead={
        <>
          {pick(takenByName)}: <Money amount={amount} />
        </>
      }
      verb={pick(messages.savePlace)}
      onClose={onClose}
    />
  );
}
