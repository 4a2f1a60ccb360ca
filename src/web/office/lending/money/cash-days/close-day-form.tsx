import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
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
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useLeaveWarning } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
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
import { useMay } from '#web/office/shell/use-may.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { CountDrawer } from '../cash/count-drawer.tsx';
import { dayTitles, messages, unansweredOf } from './cash-days.messages.ts';

interface CloseDayFormProps {
  readonly open: OpenCashDay;
  readonly day: string;
}

/** The close of a day: each hand explained, the drawer counted, a difference named. */
export function CloseDayForm({
  open: { branchId, city, hands, contactRequests, count },
  day,
}: CloseDayFormProps) {
  const pick = usePick();
  const language = useLanguage();
  const name = formatDate(day, language);
  const [isCounting, setIsCounting] = useState(false);
  const storeCount = useAction(cashDayEndpoints.countCashDay);
  const close = useAction(cashDayEndpoints.closeCashDay);
  const initial = {
    hands: hands.map(({ userId }) => ({ userId, explanation: '' })),
    differenceReason: '' as string | null,
    requestsSeen: false,
  };
  const form = useOfficeForm({
    initial,
    labels: {
      hands: messages.hands,
      'hands.*': messages.hands,
      'hands.*.userId': messages.person,
      'hands.*.explanation': messages.explanation,
      differenceReason: messages.differenceReason,
      requestsSeen: messages.requestsSeen,
    },
    schema: cashDayEndpoints.closeCashDay.body,
    bodyOf: (values) => ({ ...values, day, countId: count?.id ?? null }),
    send: (body, idempotencyKey) => close.send({ params: { branchId }, body, idempotencyKey }),
    onSaved: () => showToast({ tone: 'good', title: pick(dayTitles.closed)(name) }),
  });
  useLeaveWarning(form);

  // Others take and hand over cash meanwhile: what is typed already stays with its hand.
  const rows = form.rows('hands');
  const askHolders = useEffectEvent((now: string) => {
    const { hands: asked } = form.values;
    if (holdersOf(asked) === now) return;
    if (!form.isChanged) return form.restart(initial);
    for (const [index, { userId }] of [...asked.entries()].reverse())
      if (!hands.some((hand) => hand.userId === userId)) rows.onRemove(index);
    for (const hand of initial.hands)
      if (!asked.some(({ userId }) => userId === hand.userId)) rows.onAdd(hand);
  });
  const holders = holdersOf(hands);
  useEffect(() => askHolders(holders), [holders]);

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
        {contactRequests.open > 0 && (
          <Section title={pick(messages.requestsStep)} actions={<RequestsLink />}>
            <Stack gap={3}>
              <Text tone={contactRequests.overdue > 0 ? 'bad' : 'ink'}>
                {pick(unansweredOf)(contactRequests.open, contactRequests.overdue)}
              </Text>
              <SwitchField {...form.field('requestsSeen')} />
            </Stack>
          </Section>
        )}
        {hands.length > 0 && (
          <Section title={pick(messages.hands)}>
            <Stack gap={3}>
              {form.values.hands.map(({ userId }, index) => {
                const hand = hands.find((one) => one.userId === userId);
                return (
                  hand && (
                    <Stack key={userId} gap={1}>
                      <Row justify="space-between" gap={2}>
                        <Text weight={600}>{pick(hand.name)}</Text>
                        {hand.amount === null ? (
                          <Text tone="muted">{pick(messages.afterHandOver)}</Text>
                        ) : (
                          <Text weight={600} tone={hand.amount < 0 ? 'bad' : 'ink'}>
                            <Money amount={hand.amount} />
                          </Text>
                        )}
                      </Row>
                      <TextField
                        {...form.field(`hands.${index}.explanation`)}
                        lengthMax={cashDayTextMax}
                        isRequired
                      />
                    </Stack>
                  )
                );
              })}
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

/** The same text for the same people, in any order. */
function holdersOf(hands: readonly { readonly userId: string }[]): string {
  return hands
    .map(({ userId }) => userId)
    .sort()
    .join();
}

/** Opens the contact requests within the reader's reach. */
function RequestsLink() {
  const seesAll = useMay('contact-requests.assign');
  const { to, label } = usePageLink()(seesAll ? 'contactRequests' : 'myContactRequests');
  return (
    <Button as={Link} to={to} variant="default">
      {label}
    </Button>
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
