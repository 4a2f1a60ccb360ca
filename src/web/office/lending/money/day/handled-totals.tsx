import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { MyDay } from '#contract/lending/my-day.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { entriesText, givenBackText, messages } from './my-day.messages.ts';

interface HandledTotalsProps {
  readonly day: MyDay;
  /** The cash to hand over is shown by itself, and here is what was taken. */
  readonly isCashFollowed: boolean;
}

/** The payments by method, less refunds. Cash comes first, because it is deposited. */
export function HandledTotals({ day: { byMethod }, isCashFollowed }: HandledTotalsProps) {
  const pick = usePick();
  if (byMethod.length === 0) return null;
  return (
    <FigureStrip
      label={pick(messages.totals)}
      figures={byMethod.map(({ method, entries, received, givenBack }) => ({
        label: pick(method === 'cash' && !isCashFollowed ? messages.toDeposit : methodNames[method]),
        value: <Money amount={received - givenBack} />,
        note: givenBack === 0 ? pick(entriesText)(entries) : pick(givenBackText)(pick(saidRupees)(givenBack)),
      }))}
    />
  );
}
