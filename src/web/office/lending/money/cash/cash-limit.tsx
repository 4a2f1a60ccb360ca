import { cashLimitLevel } from '#domain/lending/cash/cash-limit.ts';
import { usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { messages } from './cash.messages.ts';

interface CashLimitProps {
  readonly held: number;
  /** Null is no limit. */
  readonly limit: number | null;
}

const tones = { near: 'warning', reached: 'bad' } as const;

/** A band above a place that is near its limit of cash, or has reached it. */
export function CashLimitBand({ held, limit, title }: CashLimitProps & { readonly title: string }) {
  const pick = usePick();
  const level = cashLimitLevel(held, limit);
  if (level === null || limit === null) return null;
  return (
    <Banner tone={tones[level]} title={`${title}: ${pick(messages[level])}`}>
      {pick(messages.limit)}: <Money amount={limit} />
    </Banner>
  );
}

/** The same below the figure of a place in a list. */
export function CashLimitLine({ held, limit }: CashLimitProps) {
  const pick = usePick();
  const level = cashLimitLevel(held, limit);
  if (level === null || limit === null) return null;
  return (
    <SecondLine>
      <Text as="span" tone={level === 'near' ? 'warning' : 'bad'}>
        {pick(messages[level])}
      </Text>
    </SecondLine>
  );
}
