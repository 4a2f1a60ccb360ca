import { useState } from 'react';
import { type CashDeposit, cashEndpoints } from '#contract/lending/cash/cash.ts';
import { arrivedOnLabel } from '#contract/lending/field-labels.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { labels as questionLabels } from '#web/office/kit/form/question/question.messages.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { AlonePassword } from './alone-password.tsx';
import { confirmVerb, messages } from './cash.messages.ts';

const endpoint = cashEndpoints.confirmCashDeposit;

interface CashDepositsProps {
  readonly deposits: readonly CashDeposit[];
}

/** The deposits that no account is known to have, the oldest first, each with the way to confirm it. */
export function CashDeposits({ deposits }: CashDepositsProps) {
  const pick = usePick();
  // Here and not in its row, which leaves when the deposit is confirmed.
  const [asked, setAsked] = useState<CashDeposit | null>(null);
  const columns = useColumns(setAsked);
  if (deposits.length === 0 && asked === null) return null;
  return (
    <Section title={pick(messages.inTransit)} lead={pick(messages.inTransitLead)}>
      <DataTable
        label={pick(messages.inTransit)}
        columns={columns}
        rows={deposits}
        keyOf={({ id }) => id}
        isSelected={() => false}
        isStale={false}
        sort={undefined}
        onSort={() => {}}
      />
      {asked !== null && <ConfirmDeposit deposit={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

function useColumns(onAsk: (deposit: CashDeposit) => void): readonly Column<CashDeposit>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'slip',
      header: pick(messages.slip),
      priority: 1,
      cell: ({ deposit }) => (
        <>
          <Code>{deposit?.slipNumber ?? ''}</Code>
          <SecondLine>{deposit?.accountName}</SecondLine>
        </>
      ),
    },
    {
      key: 'by',
      header: pick(messages.depositedBy),
      priority: 2,
      cell: ({ countedByName, city }) => (
        <>
          {pick(countedByName)}
          <SecondLine>{pick(city)}</SecondLine>
        </>
      ),
    },
    {
      key: 'time',
      header: pick(messages.time),
      priority: 2,
      cell: ({ countedAt }) => formatMoment(instantOf(countedAt), language, now),
    },
    {
      key: 'amount',
      header: pick(messages.amount),
      priority: 1,
      isFigure: true,
      cell: ({ amount }) => <Money amount={amount} />,
    },
    {
      key: 'actions',
      header: pick(messages.confirm),
      priority: 1,
      isAction: true,
      cell: (deposit) => (
        <ActionButton
          variant="default"
          disabledReason={deposit.right === 'of_another' ? messages.confirmedByAnother : null}
          onPress={() => onAsk(deposit)}
        >
          {pick(messages.confirm)}
        </ActionButton>
      ),
    },
  ];
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
