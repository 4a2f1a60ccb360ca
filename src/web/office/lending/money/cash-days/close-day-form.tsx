import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  type CashDayCount,
  cashDayEndpoints,
  cashDayTextMax,
  type OpenCashDay,
} from '#contract/lending/cash-days/cash-days.ts';
import { drawerDifference } from '#domain/lending/cash-days/cash-day.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useLeaveWarning } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { CountDrawer } from '../cash/count-drawer.tsx';
import { dayTitles, messages } from './cash-days.messages.ts';

interface CloseDayFormProps {
  readonly open: OpenCashDay;
  readonly day: string;
}

/** The close of a day: each hand explained, the drawer counted, a difference named. */
export function CloseDayForm({ open: { branchId, city, hands, count }, day }: CloseDayFormProps) {
  const pick = usePick();
  const language = useLanguage();
  const name = formatDate(day, language);
  const [isCounting, setIsCounting] = useState(false);
  const storeCount = useAction(cashDayEndpoints.countCashDay);
  const close = useAction(cashDayEndpoints.closeCashDay);
  const form = useOfficeForm({
    initial: {
      hands: hands.map(({ userId }) => ({ userId, explanation: '' })),
      differenceReason: '' as string | null,
    },
    labels: {
      hands: messages.hands,
      'hands.*': messages.hands,
      'hands.*.userId': messages.person,
      'hands.*.explanation': messages.explanation,
      differenceReason: messages.differenceReason,
    },
    schema: cashDayEndpoints.closeCashDay.body,
    bodyOf: (values) => ({ ...values, day, countId: count?.id ?? null }),
    send: (body, idempotencyKey) => close.send({ params: { branchId }, body, idempotencyKey }),
    onSaved: () => showToast({ tone: 'good', title: pick(dayTitles.closed)(name) }),
  });
  useLeaveWarning(form);
  return (
    <>
      <Stack
        as="form"
        gap={4}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormSummary form={form} refused={messages.notClosed} />
        {hands.length > 0 && (
          <Section title={pick(messages.hands)}>
            <Stack gap={3}>
              {hands.map(({ userId, name: person, amount }, index) => (
                <Stack key={userId} gap={1}>
                  <Row justify="space-between" gap={2}>
                    <Text weight={600}>{pick(person)}</Text>
                    <Text weight={600} tone={amount < 0 ? 'bad' : 'ink'}>
                      <Money amount={amount} />
                    </Text>
                  </Row>
                  <TextField
                    {...form.field(`hands.${index}.explanation`)}
                    lengthMax={cashDayTextMax}
                    isRequired
                  />
                </Stack>
              ))}
            </Stack>
          </Section>
        )}
        <Section
          title={pick(messages.drawer)}
          lead={count === null ? pick(messages.countFirst) : undefined}
          actions={
            <Button variant="default" onClick={() => setIsCounting(true)}>
              {pick(count === null ? messages.countDrawer : messages.countAgain)}
            </Button>
          }
        >
          {count !== null && (
            <Stack gap={3}>
              <DrawerFigures count={count} />
              {count.amount !== count.shouldBe && (
                <TextAreaField {...form.field('differenceReason')} lengthMax={cashDayTextMax} isRequired />
              )}
            </Stack>
          )}
        </Section>
        <Row gap={3} align="center" justify="space-between" wraps>
          <Text tone="muted">{pick(messages.afterwards)}</Text>
          <ActionButton
            type="submit"
            size="lg"
            disabledReason={count === null ? messages.countFirst : null}
            isRunning={form.isSending}
            icon={<LockIcon size={18} />}
          >
            {form.isSending ? pick(messages.closing) : pick(dayTitles.close)(name)}
          </ActionButton>
        </Row>
      </Stack>
      {isCounting && (
        <CountDrawer
          lead={pick(city)}
          notice={pick(messages.countBlind)}
          send={(body, idempotencyKey) => storeCount.send({ params: { branchId }, body, idempotencyKey })}
          result={(stored) => <DrawerFigures count={stored} />}
          close={() => setIsCounting(false)}
        />
      )}
    </>
  );
}

interface DrawerFiguresProps {
  readonly count: CashDayCount;
}

/** A counted drawer beside what it should have. */
function DrawerFigures({ count: { amount, shouldBe } }: DrawerFiguresProps) {
  const pick = usePick();
  const difference = drawerDifference({ amount: rupees(amount), shouldBe: rupees(shouldBe) });
  return (
    <Stack gap={3} role="status">
      <Facts
        facts={[
          { label: pick(messages.shouldBe), value: <Money amount={shouldBe} /> },
          { label: pick(messages.counted), value: <Money amount={amount} /> },
        ]}
      />
      <Text size={6} weight={600} tone={difference === 0 ? 'good' : 'bad'}>
        {pick(difference === 0 ? messages.equal : difference < 0 ? messages.short : messages.over)}{' '}
        {difference !== 0 && <Money amount={Math.abs(difference)} />}
      </Text>
    </Stack>
  );
}
