import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { cashCountForm } from '#contract/lending/cash/cash-forms.ts';
import { type CashCount, countedCash } from '#domain/lending/cash/cash-count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useLeaveWarning } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { messages, noteLabels } from './cash.messages.ts';
import { asNumber, CountFields, type CountValues, emptyCount } from './count-fields.tsx';

interface CountDrawerProps<Stored> {
  /** The giver and the place; null for a first count. */
  readonly lead: string;
  readonly notice: ReactNode;
  /** Stores the count. */
  readonly send: (count: CashCount, idempotencyKey: string) => Promise<{ readonly data: Stored }>;
  /** The stored count, beside what the counter did not know. */
  readonly result: (stored: Stored) => ReactNode;
  /** The other way on from the result. */
  readonly more?: (stored: Stored) => ReactNode;
  /** True if the stored count has parts beside each other. */
  readonly isResultWide?: boolean;
  readonly close: () => void;
}

/** Counts cash by its notes. What it should come to is shown only once the count is stored. */
export function CountDrawer<Stored>(props: CountDrawerProps<Stored>) {
  const { lead, notice, send, result, more, isResultWide = false, close } = props;
  const pick = usePick();
  const formId = useId();
  const [stored, setStored] = useState<Stored | null>(null);
  const form = useOfficeForm({
    initial: emptyCount,
    labels: noteLabels,
    schema: cashCountForm,
    bodyOf: withZeros,
    send,
    onSaved: ({ data }) => setStored(data),
  });
  useLeaveWarning(form);
  const total = countedCash(countOf(form.values));
  if (stored !== null)
    return (
      <Drawer
        title={pick(messages.countTitle)}
        lead={lead}
        isWide={isResultWide}
        foot={
          <>
            {more?.(stored)}
            <Button size="lg" onClick={close}>
              {pick(messages.done)}
            </Button>
          </>
        }
        onClose={close}
      >
        {result(stored)}
      </Drawer>
    );
  return (
    <Drawer
      title={pick(messages.countTitle)}
      lead={lead}
      foot={
        <>
          <Text as="output" size={5} weight={600}>
            <Text as="span" size={3} tone="muted" weight={400}>
              {pick(messages.countedSoFar)}
            </Text>{' '}
            <Money amount={total} />
          </Text>
          <ActionButton
            size="lg"
            type="submit"
            form={formId}
            disabledReason={null}
            isRunning={form.isSending}
            icon={<LockIcon size={18} />}
          >
            {pick(messages.lock)}
          </ActionButton>
        </>
      }
      onClose={close}
    >
      <Stack
        as="form"
        id={formId}
        gap={4}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormSummary form={form} refused={messages.notCounted} />
        <Text>{notice}</Text>
        <CountFields field={form.field} />
      </Stack>
    </Drawer>
  );
}

/** An empty field counts nothing; any other text is left for the contract to refuse. */
const withZeros = (values: CountValues): CountValues => mapped(values, (typed) => typed ?? 0);

const countOf = (values: CountValues): CashCount => mapped(values, asNumber);

function mapped<Value>(values: CountValues, of: (typed: CountValues['coins']) => Value) {
  return {
    notes5000: of(values.notes5000),
    notes1000: of(values.notes1000),
    notes500: of(values.notes500),
    notes100: of(values.notes100),
    notes75: of(values.notes75),
    notes50: of(values.notes50),
    notes20: of(values.notes20),
    notes10: of(values.notes10),
    coins: of(values.coins),
  };
}
