import { Suspense, useState } from 'react';
import {
  type CashOfferToCount,
  cashEndpoints,
  type MyCash,
  type OwnCashOffer,
} from '#contract/lending/cash/cash.ts';
import { cashMovementNames } from '#contract/lending/labels/cash-names.messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { fromText, messages } from './cash.messages.ts';
import { CashLimitBand } from './cash-limit.tsx';
import { CashSlips } from './cash-slips.tsx';

/** Their files are fetched when their button is pressed. */
const CountOffer = latePart(async () => (await import('./count-offer.tsx')).CountOffer);
const HandOverDialog = latePart(async () => (await import('./hand-over-dialog.tsx')).HandOverDialog);

interface MyCashProps {
  readonly cash: MyCash;
}

/** The reader's hand: what is in it, what they gave and nobody has counted, and what others gave them to count. */
export function MyCashPanels({ cash }: MyCashProps) {
  const pick = usePick();
  const seesAll = useMay('cash.manage');
  // Here and not in its row, which leaves when the count is stored.
  const [counted, setCounted] = useState<CashOfferToCount | null>(null);
  const isEmpty = cash.held === 0 && cash.waiting.length === 0;
  return (
    <>
      {cash.toCount.length > 0 && (
        <Section title={pick(messages.toCount)} lead={pick(messages.toCountLead)}>
          <Stack gap={2}>
            {cash.toCount.map((offer) => (
              <ToCount key={offer.id} offer={offer} onCount={() => setCounted(offer)} />
            ))}
          </Stack>
        </Section>
      )}
      {counted !== null && (
        <Suspense>
          <CountOffer offer={counted} close={() => setCounted(null)} />
        </Suspense>
      )}
      {/* A superadmin seldom takes cash. */}
      {!(seesAll && isEmpty) && <Hand cash={cash} />}
      {cash.differences.length > 0 && (
        <Section title={pick(messages.ownDifferences)} lead={pick(messages.differencesLead)}>
          <CashSlips movements={cash.differences} label={pick(messages.ownDifferences)} />
        </Section>
      )}
    </>
  );
}

/** The slips of the reader's hand in the last seven days. */
export function SlipsOfWeek({ cash: { slips } }: MyCashProps) {
  const pick = usePick();
  if (slips.length === 0) return null;
  return (
    <Section title={pick(messages.slips)}>
      <CashSlips movements={slips} label={pick(messages.slips)} />
    </Section>
  );
}

function Hand({ cash: { held, limit, waiting, drawers } }: MyCashProps) {
  const pick = usePick();
  const [isAsked, setIsAsked] = useState(false);
  const left = Math.max(0, held - sumOfHandOvers(waiting));
  return (
    <Section
      title={pick(messages.inHand)}
      lead={pick(messages.inHandLead)}
      actions={
        <ActionButton
          size="lg"
          disabledReason={
            drawers.length === 0 ? messages.notOpened : left === 0 ? messages.nothingInHand : null
          }
          onPress={() => setIsAsked(true)}
        >
          {pick(messages.handOver)}
        </ActionButton>
      }
    >
      <Stack gap={2}>
        <Text size={7} weight={600} tone={held < 0 ? 'bad' : 'ink'}>
          <Money amount={held} />
        </Text>
        <CashLimitBand title={pick(messages.inHand)} held={held} limit={limit} />
        {held < 0 && <Banner tone="warning" title={pick(messages.belowZero)} />}
        {waiting.map((offer) => (
          <Waiting key={offer.id} offer={offer} />
        ))}
      </Stack>
      {isAsked && (
        <Suspense>
          <HandOverDialog drawers={drawers} left={left} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </Section>
  );
}

const sumOfHandOvers = (waiting: readonly OwnCashOffer[]) =>
  waiting.reduce((sum, { kind, amount }) => (kind === 'hand_over' ? sum + amount : sum), 0);

/** An offer of the reader's that nobody has counted, with the way back. */
function Waiting({ offer: { id, kind, amount, offeredAt } }: { readonly offer: OwnCashOffer }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { run, isRunning, failure } = useAction(cashEndpoints.withdrawCashOffer);
  return (
    <Row gap={[2, 4]} align="center" justify="space-between" wraps>
      <div>
        {pick(messages.waiting)}: <Money amount={amount} />
        <SecondLine>
          {pick(cashMovementNames[kind])} · {formatMoment(instantOf(offeredAt), language, now)}
        </SecondLine>
        {failure !== null && <Text tone="bad">{failure.message}</Text>}
      </div>
      <ActionButton
        variant="default"
        disabledReason={null}
        isRunning={isRunning}
        onPress={() =>
          void run({ params: { id } }, () => showToast({ tone: 'good', title: pick(messages.takenBack) }))
        }
      >
        {pick(messages.takeBack)}
      </ActionButton>
    </Row>
  );
}

interface ToCountProps {
  readonly offer: CashOfferToCount;
  readonly onCount: () => void;
}

/** An offer of another person's, without its amount. */
function ToCount({ offer: { kind, city, offeredByName, offeredAt }, onCount }: ToCountProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <Row gap={[2, 4]} align="center" justify="space-between" wraps>
      <div>
        {pick(fromText)(pick(offeredByName), pick(city))}
        <SecondLine>
          {pick(cashMovementNames[kind])} · {formatMoment(instantOf(offeredAt), language, now)}
        </SecondLine>
      </div>
      <Button onClick={onCount}>{pick(messages.count)}</Button>
    </Row>
  );
}
