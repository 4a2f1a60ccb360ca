import { type ReactNode, useId } from 'react';
import type { MyAccount } from '#contract/lending/my-account.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { isRunning } from '#domain/lending/customer-requests/check-transfer.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ShieldIcon } from '#web/office/kit/ui/action-icons.tsx';
import { CameraIcon } from '#web/office/kit/ui/camera-icon.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { amountOn, dueSince, messages, someDueSince } from './my-account.messages.ts';
import classes from './next-payment.module.css';
import { whatIsNext } from './what-is-next.ts';

interface NextPaymentProps {
  readonly account: MyAccount;
}

/** The next payment: its amount and date. */
export function NextPayment({ account }: NextPaymentProps) {
  const pick = usePick();
  const language = useLanguage();
  const today = businessDateOf(useMinute());
  const next = whatIsNext(account);
  switch (next.kind) {
    case 'now': {
      const day = formatDate(next.since, language);
      const isOne = account.agreements.filter(({ dueNow }) => dueNow > 0).length === 1;
      const since = pick(
        isOne && account.figures.overdue === account.figures.dueNow ? dueSince : someDueSince,
      );
      return (
        <Hero title={pick(messages.toPayNow)} amount={pick(saidRupees)(next.amount)}>
          <p>{next.since === today ? pick(messages.dueToday) : since(day)}</p>
          <NoPenalty />
          <ReportPayment account={account} />
        </Hero>
      );
    }
    case 'next':
      return (
        <Hero
          title={pick(messages.nextInstallment)}
          amount={pick(amountOn)(next.amount, formatDate(next.dueOn, language))}
        >
          <p>{pick(messages.nothingDue)}</p>
          <ReportPayment account={account} />
        </Hero>
      );
    case 'waiting':
      return <Hero title={pick(messages.waiting)}>{<p>{pick(messages.waitingText)}</p>}</Hero>;
    case 'all-paid':
      return <Hero title={pick(messages.allPaid)}>{<p>{pick(messages.allPaidText)}</p>}</Hero>;
    case 'none':
      return <Hero title={pick(messages.none)}>{<p>{pick(messages.noneText)}</p>}</Hero>;
  }
}

interface HeroProps {
  readonly title: string;
  readonly amount?: string;
  readonly children: ReactNode;
}

function Hero({ title, amount, children }: HeroProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={2} pad={6} className={classes.hero} aria-labelledby={titleId}>
      <Text
        as="h2"
        id={titleId}
        size={amount === undefined ? 6 : 4}
        weight={amount === undefined ? 600 : 500}
      >
        {title}
      </Text>
      {amount !== undefined && (
        <Text size={7} weight={600} className={classes.amount}>
          {amount}
        </Text>
      )}
      {children}
    </Stack>
  );
}

/** For a customer who sends the money instead of bringing it. It begins with the most urgent agreement. */
function ReportPayment({ account: { agreements } }: NextPaymentProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const first = agreements.find(({ status }) => isRunning(status));
  if (first === undefined) return null;
  return (
    <Button
      size="lg"
      className={classes.report}
      leftSection={<CameraIcon size={20} />}
      onClick={() => openDrawer('reportTransfer', first.id)}
    >
      {pick(messages.report)}
    </Button>
  );
}

function NoPenalty() {
  const pick = usePick();
  return (
    <Row as="p" gap={2} align="center" pad={[2, 3]} className={classes.promise}>
      <ShieldIcon size={20} />
      <span>{pick(messages.noPenalty)}</span>
    </Row>
  );
}
