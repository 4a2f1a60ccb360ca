import type { ImportRecord } from '#contract/insight/imports.ts';
import { formatCount } from '#web/format/count.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages, ofAllRows, sumsDiffer } from './imports.messages.ts';

interface ImportTotalsProps {
  readonly totals: NonNullable<ImportRecord['totals']>;
  readonly sums: ImportRecord['sums'];
}

const figures = [
  { name: 'agreements', label: lendingWords.agreements, format: formatCount },
  { name: 'price', label: lendingWords.price, format: formatRupees },
  { name: 'downPayment', label: lendingWords.downPayment, format: formatRupees },
  { name: 'paid', label: lendingWords.paid, format: formatRupees },
  { name: 'relief', label: lendingWords.relief, format: formatRupees },
  { name: 'outstanding', label: lendingWords.outstanding, format: formatRupees },
] as const;

const compared = figures.filter((figure) => figure.name !== 'agreements');

/**
 * The sums of a file of agreements. They differ from those of all its rows as long as some rows can't be imported. A last line of
 * the file that has other sums is named.
 */
export function ImportTotals({ totals: { taken, all }, sums }: ImportTotalsProps) {
  const pick = usePick();
  const differing = compared.filter(({ name }) => (sums?.[name] ?? all[name]) !== all[name]);
  const shown = figures.filter(({ name }) => name !== 'relief' || all.relief > 0);
  return (
    <Stack gap={2}>
      {differing.length === 0 ? (
        <Text tone="muted">{pick(sums === null ? messages.totalsLead : messages.totalsAgree)}</Text>
      ) : (
        <Banner tone="warning" title={pick(messages.totalsDiffer)}>
          {differing.map(({ name, label }) => (
            <p key={name}>
              {pick(sumsDiffer)(pick(label), formatRupees(sums?.[name] ?? 0), formatRupees(all[name]))}
            </p>
          ))}
        </Banner>
      )}
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
