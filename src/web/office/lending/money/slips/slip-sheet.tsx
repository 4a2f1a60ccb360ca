import { useRef, useState } from 'react';
import type { Visit } from '#contract/lending/collections.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Input } from '#web/office/kit/controls/input.tsx';
import { useUnsavedInput } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { SlipRow } from './slip-row.tsx';
import { cashDiffers, messages, recordSlips, slipsEntered, slipsRecorded } from './slips.messages.ts';
import classes from './slips.module.css';
import { edited, enteredIn, problemOf, type Slips, slipOf, totalsOf } from './slips.ts';
import { useRecordSlips } from './use-record-slips.ts';

interface SlipSheetProps {
  /** In the order of the road, as the officer's sheet has them. */
  readonly visits: readonly Visit[];
}

/** The slips of a bag as rows: amounts one below the other, then one look at all of them beside the cash, then their receipts. */
export function SlipSheet({ visits: now }: SlipSheetProps) {
  const pick = usePick();
  // The rows stay as they were: who is recorded leaves the due list, not this sheet.
  const [visits] = useState(now);
  const [slips, setSlips] = useState<Slips>({});
  const [counted, setCounted] = useState<TypedNumber>(null);
  const [search, setSearch] = useState('');
  const [isReview, setIsReview] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const find = useRef<HTMLInputElement>(null);
  const { record, isRunning } = useRecordSlips(slips, setSlips);
  const entered = enteredIn(slips);
  const totals = totalsOf(entered.map((id) => slipOf(slips, id)));
  const done = Object.values(slips).filter(({ posted }) => posted !== null);
  const refused = Object.values(slips).some(({ failure }) => failure !== null);
  useUnsavedInput(entered.length > 0);

  const wanted = search.trim().toLowerCase();
  const shown = visits.filter(({ agreementId, agreementNumber, customerName }) => {
    const { amount } = slipOf(slips, agreementId);
    if (isReview) return amount !== null;
    const words = `${customerName.own} ${customerName.ur ?? ''} ${agreementNumber}`.toLowerCase();
    return wanted === '' || words.includes(wanted);
  });

  function step(cell: HTMLInputElement, by: 1 | -1) {
    const cells = [...(list.current?.querySelectorAll<HTMLInputElement>('input[data-slip-amount]') ?? [])];
    const next = cells[cells.indexOf(cell) + by];
    if (next !== undefined) next.focus();
    else if (by === 1) {
      // After the last one found, the next name.
      setSearch('');
      find.current?.focus();
    }
  }

  function review() {
    setIsChecked(true);
    const wrong = entered.find((id) => problemOf(slipOf(slips, id)) !== null);
    if (wrong === undefined) setIsReview(true);
    else setSearch('');
  }

  return (
    <section className={panel.panel} aria-label={pick(messages.sheet)}>
      {done.length > 0 && (
        <div role="status">
          <Banner
            tone={refused ? 'warning' : 'good'}
            title={pick(slipsRecorded)(done.length, totalsOf(done).all)}
          >
            {refused && <p>{pick(messages.refused)}</p>}
          </Banner>
        </div>
      )}
      {isReview ? (
        <CashAgainstSlips counted={counted} cash={totals.cash} isOver={entered.length === 0} />
      ) : (
        <Row pad={4} wraps>
          <Input
            ref={find}
            frameClass={classes.find}
            aria-label={pick(messages.find)}
            aria-keyshortcuts="/"
            placeholder={pick(messages.find)}
            type="search"
            value={search}
            onChange={({ currentTarget: { value } }) => setSearch(value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              list.current?.querySelector<HTMLInputElement>('input[data-slip-amount]')?.focus();
            }}
          />
        </Row>
      )}
      <ul ref={list}>
        {shown.map((visit) => (
          <SlipRow
            key={visit.agreementId}
            visit={visit}
            slip={slipOf(slips, visit.agreementId)}
            isChecked={isChecked}
            onEdit={(change) => setSlips((before) => edited(before, visit.agreementId, change))}
            onStep={step}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <Stack as="p" pad={4}>
          {pick(messages.noMatch)}
        </Stack>
      )}
      <Row gap={3} align="end" wraps pad={[3, 4]} className={classes.foot}>
        <Stack className={classes.sums} aria-live="polite">
          <Text as="span" weight={600}>
            {pick(slipsEntered)(totals.slips)} · <Money amount={totals.all} />
          </Text>
          <Text as="span" size={2} tone="muted">
            {pick(messages.inCash)} <Money amount={totals.cash} />
          </Text>
        </Stack>
        {!isReview && (
          <div className={classes.counted}>
            <MoneyField
              id="cash-counted"
              name="cash-counted"
              label={messages.counted}
              problem={undefined}
              value={counted}
              onEdit={setCounted}
            />
          </div>
        )}
        {isReview && (
          <Button size="lg" variant="default" onClick={() => setIsReview(false)}>
            {pick(messages.back)}
          </Button>
        )}
        {isReview ? (
          entered.length > 0 && (
            <ActionButton size="lg" disabledReason={null} isRunning={isRunning} onPress={() => void record()}>
              {pick(recordSlips)(totals.slips, totals.all)}
            </ActionButton>
          )
        ) : (
          <ActionButton
            size="lg"
            disabledReason={entered.length === 0 ? messages.nothingEntered : null}
            onPress={review}
          >
            {pick(messages.review)}
          </ActionButton>
        )}
      </Row>
    </section>
  );
}

interface CashAgainstSlipsProps {
  readonly counted: TypedNumber;
  readonly cash: number;
  readonly isOver: boolean;
}

/** The counted cash beside the slips of cash, in whole rupees. A difference is said and stops nothing: the slips are what was paid. */
function CashAgainstSlips({ counted, cash, isOver }: CashAgainstSlipsProps) {
  const pick = usePick();
  if (isOver) return null;
  if (typeof counted !== 'number') return <Banner tone="warning" title={pick(messages.notCounted)} />;
  const difference = counted - cash;
  return difference === 0 ? (
    <Banner tone="good" title={pick(messages.equal)} />
  ) : (
    <Banner tone="warning" title={pick(cashDiffers)(difference)}>
      <p>{pick(messages.differsText)}</p>
    </Banner>
  );
}
