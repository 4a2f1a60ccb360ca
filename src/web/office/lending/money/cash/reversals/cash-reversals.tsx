import { type CashReversalRequest, cashReversalEndpoints } from '#contract/lending/cash/cash-reversals.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { labels as questionLabels } from '#web/office/kit/form/question/question.messages.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { BriefText } from '#web/office/kit/list/brief-text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { AlonePassword } from '../alone-password.tsx';
import { messages as cash } from '../cash.messages.ts';
import { CashQuestions } from '../cash-questions.tsx';
import { messages, takeBackVerb } from './reversals.messages.ts';
import { TakenBack } from './taken-back.tsx';

/** The hand-overs and floats that one side asked to take back, each with the answers of the other. */
export function CashReversals() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { data = [] } = useEndpoint(cashReversalEndpoints.listCashReversals, {}, { refetchInterval: 25_000 });
  return (
    <CashQuestions
      title={messages.title}
      lead={messages.lead}
      rows={data}
      keyOf={({ id }) => id}
      person={messages.askedBy}
      personOf={({ askedByName, askedAt, reason }) => [
        pick(askedByName),
        <>
          {formatMoment(instantOf(askedAt), language, now)} · <BriefText>{reason}</BriefText>
        </>,
      ]}
      paper={cash.slip}
      paperOf={({ movement: { number, kind, countedAt } }) => [
        <Code key="number">{number}</Code>,
        <>
          {pick(cashMovementNames[kind])} · {formatMoment(instantOf(countedAt), language, now)}
        </>,
      ]}
      amount={cash.amount}
      amountOf={({ movement }) => <Money amount={movement.amount} />}
      refusalOf={({ isOwn, right }, verb) =>
        right !== 'of_another' || (isOwn && verb === messages.keep) ? null : messages.otherAgrees
      }
      answers={[
        {
          verb: messages.agree,
          dialog: (request, close) => <AgreeDialog request={request} onClose={close} />,
        },
        {
          verb: messages.keep,
          dialog: (request, close) => <KeepDialog request={request} onClose={close} />,
        },
      ]}
    />
  );
}

interface AnswerProps {
  readonly request: CashReversalRequest;
  readonly onClose: () => void;
}

function AgreeDialog({ request: { id, movement, reason, right }, onClose }: AnswerProps) {
  const pick = usePick();
  const { send } = useAction(cashReversalEndpoints.agreeToCashReversal);
  const form = useOfficeForm({
    initial: { password: '' },
    labels: { password: questionLabels.currentPassword },
    schema: cashReversalEndpoints.agreeToCashReversal.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.agreed) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={pick(messages.agreeTitle)}
      verb={pick(takeBackVerb)(pick(saidRupees)(movement.amount))}
      onClose={onClose}
    >
      <TakenBack movement={movement} />
      <Text>
        {pick(cash.reason)}: {reason}
      </Text>
      {right === 'alone' && <AlonePassword {...form.field('password')} />}
    </FormDialog>
  );
}

function KeepDialog({ request: { id, movement }, onClose }: AnswerProps) {
  const pick = usePick();
  const { send } = useAction(cashReversalEndpoints.refuseCashReversal);
  return (
    <ConfirmDialog
      title={pick(messages.keepTitle)}
      verb={pick(messages.keep)}
      onClose={onClose}
      onConfirm={async () => {
        await send({ params: { id } });
        showToast({ tone: 'good', title: pick(messages.kept) });
        onClose();
      }}
    >
      <TakenBack movement={movement} />
      <Text>{pick(messages.keepText)}</Text>
    </ConfirmDialog>
  );
}
