import type { ImportRecord } from '#contract/insight/imports.ts';
import { formatCount } from '#web/format/count.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages, ofAllRows } from './imports.messages.ts';

interface ImportTotalsProps {
  readonly totals: NonNullable<ImportRecord['totals']>;
}

const figures = [
  { name: 'agreements', label: lendingWords.agreements, format: formatCount },
  { name: 'price', label: lendingWords.price, format: formatRupees },
  { name: 'downPayment', label: lendingWords.downPayment, format: formatRupees },
  { name: 'paid', label: lendingWords.paid, format: formatRupees },
  { name: 'relief', label: lendingWords.relief, format: formatRupees },
  { name: 'outstanding', label: lendingWords.outstanding, format: formatRupees },
] as const;

/** The sums of a file of agreements. They differ from those of all its rows as long as some rows can't be imported. */
export function ImportTotals({ totals: { taken, all } }: ImportTotalsProps) {
  const pick = usePick();
  const shown = figures.filter(({ name }) => name !== 'relief' || all.relief > 0);
  return (
    <Stack gap={2}>
      <Text tone="muted">{pick(messages.totalsLead)}</Text>
      <FigureStrip
        label={pick(messages.totals)}
        figures={shown.map(({ name, label, format }) => ({
          label: pick(label),
          value: <Ltr>{format(taken[name])}</Ltr>,
          ...(taken[name] !== all[name] && { note: pick(ofAllRows)(format(all[name])) }),
        }))}
      />
    </Stack>
  );
}
