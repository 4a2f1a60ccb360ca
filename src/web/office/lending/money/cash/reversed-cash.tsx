import { useState } from 'react';
import { cashEndpoints, type ReversedCash } from '#contract/lending/cash/cash.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { type ReversedCashKind, reversedCashKinds } from '#domain/lending/cash/cash-movement.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { messages } from './cash.messages.ts';
import { WhereCashIsDialog } from './where-cash-is-dialog.tsx';

const endpoint = cashEndpoints.placeReversedCash;

/** The payments that were reversed after their cash was handed over, each with the question where its notes are. */
export function ReversedPayments() {
  const pick = usePick();
  const { data = [] } = useEndpoint(cashEndpoints.listReversedCash);
  // Here and not in its row, which leaves when the answer is stored.
  const [asked, setAsked] = useState<ReversedCash | null>(null);
  const columns = useColumns(setAsked);
  if (data.length === 0 && asked === null) return null;
  return (
    <Section title={pick(messages.reversed)} lead={pick(messages.reversedLead)}>
      <DataTable
        label={pick(messages.reversed)}
        columns={columns}
        rows={data}
        keyOf={({ entryId }) => entryId}
        isSelected={() => false}
        isStale={false}
        sort={undefined}
        onSort={() => {}}
      />
      {asked !== null && <PlaceDialog reversed={asked} onClose={() => setAsked(null)} />}
    </Section>
  );
}

function useColumns(onAsk: (reversed: ReversedCash) => void): readonly Column<ReversedCash>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'person',
      header: pick(messages.person),
      priority: 1,
      cell: ({ takenByName, city }) => (
        <>
          {pick(takenByName)}
          <SecondLine>{pick(city)}</SecondLine>
        </>
      ),
    },
    {
      key: 'receipt',
      header: pick(messages.receipt),
      priority: 2,
      cell: ({ receiptNumber, reversedAt }) => (
        <>
          <Code>{receiptNumber}</Code>
          <SecondLine>{formatMoment(instantOf(reversedAt), language, now)}</SecondLine>
        </>
      ),
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
      header: pick(messages.place),
      priority: 1,
      isAction: true,
      cell: (reversed) => (
        <ActionButton
          variant="default"
          disabledReason={reversed.isOwn ? messages.placedByAnother : null}
          onPress={() => onAsk(reversed)}
        >
          {pick(messages.sayPlace)}
        </ActionButton>
      ),
    },
  ];
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
