import { Suspense } from 'react';
import { type CashDeposit, cashEndpoints } from '#contract/lending/cash/cash.ts';
import { arrivedOnLabel } from '#contract/lending/field-labels.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { labels as questionLabels } from '#web/office/kit/form/question/question.messages.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { AlonePassword } from './alone-password.tsx';
import { confirmVerb, messages } from './cash.messages.ts';
import { CashQuestions } from './cash-questions.tsx';
import { ShowPicture } from './pictures/show-picture.tsx';

const endpoint = cashEndpoints.confirmCashDeposit;

/** Its file is fetched when the button is pressed. */
const NeverArrivedDialog = latePart(
  async () => (await import('./never-arrived-dialog.tsx')).NeverArrivedDialog,
);

interface CashDepositsProps {
  readonly deposits: readonly CashDeposit[];
}

/** The deposits that no account is known to have, the oldest first, each with the ways to say if one does. */
export function CashDeposits({ deposits }: CashDepositsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <CashQuestions
      title={messages.inTransit}
      lead={messages.inTransitLead}
      rows={deposits}
      keyOf={({ id }) => id}
      person={messages.depositedBy}
      personOf={({ id, number, countedByName, city, deposit }) => [
        <Stack key="person" gap={1} align="start">
          {pick(countedByName)}
          {deposit?.hasPicture === true && (
            <ShowPicture id={id} number={number} name={messages.slipPicture} />
          )}
        </Stack>,
        pick(city),
      ]}
      paper={messages.slip}
      paperOf={({ deposit, countedAt }) => [
        <Code key="number">{deposit?.slipNumber ?? ''}</Code>,
        <>
          {deposit?.accountName} · {formatMoment(instantOf(countedAt), language, now)}
        </>,
      ]}
      amount={messages.amount}
      amountOf={({ amount }) => <Money amount={amount} />}
      refusalOf={({ right }) => (right === 'of_another' ? messages.saidByAnother : null)}
      answers={[
        {
          verb: messages.confirm,
          dialog: (deposit, close) => <ConfirmDeposit deposit={deposit} onClose={close} />,
        },
        {
          verb: cashMovementNames.never_arrived,
          dialog: (deposit, close) => (
            <Suspense>
              <NeverArrivedDialog deposit={deposit} onClose={close} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

interface ConfirmDepositProps {
  readonly deposit: CashDeposit;
  readonly onClose: () => void;
}

/** Says since when the account has a deposit. */
function ConfirmDeposit({ deposit: { id, amount, deposit, right }, onClose }: ConfirmDepositProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { arrivedOn: deposit?.depositedOn ?? null, password: '' },
    labels: { arrivedOn: arrivedOnLabel, password: questionLabels.currentPassword },
    schema: endpoint.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.depositConfirmed) });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={pick(messages.confirmTitle)}
      verb={pick(confirmVerb)(pick(saidRupees)(amount))}
      onClose={onClose}
    >
      <Text>
        {deposit?.accountName} · <Code>{deposit?.slipNumber ?? ''}</Code>
      </Text>
      <DateField {...form.field('arrivedOn')} isRequired />
      {right === 'alone' && <AlonePassword {...form.field('password')} />}
    </FormDialog>
  );
}
