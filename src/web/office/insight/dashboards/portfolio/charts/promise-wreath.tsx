import type { Ratio } from '#domain/money/ratio.ts';
import { usePick } from '#web/i18n/language.ts';
import { petalPath } from '#web/office/kit/drawings/petal-path.ts';
import petals from '#web/office/kit/drawings/petals.module.css';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { rateOf } from '../rate.ts';
import { messages } from './promise.messages.ts';
import classes from './promise-wreath.module.css';

/** One petal for each of the 24 hours, clockwise in both languages, with a gap at the foot. */
const count = 24;
const [firstAngle, lastAngle] = [-140, 140];
const petal = petalPath({ inner: 37, outer: 48, side: 3.4 });

/** The share of promises kept in time: the full petals, with the rate in their middle. */
export function PromiseWreath({ part, whole }: Ratio) {
  const pick = usePick();
  const full = whole === 0 ? 0 : Math.floor((part * count) / whole);
  return (
    <div className={classes.wreath}>
      <svg className={petals.petals} viewBox="-50 -50 100 92" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a petal keeps its place
            key={place}
            d={petal}
            transform={`rotate(${firstAngle + ((lastAngle - firstAngle) * place) / (count - 1)})`}
            data-share={place < full ? 'whole' : 'none'}
          />
        ))}
      </svg>
      <Stack as="p" align="center" size={2} tone="muted" className={classes.figures}>
        <Text as="span" size={7} tone="ink" weight={600} className={classes.rate}>
          <Ltr>{rateOf(part, whole)}</Ltr>
        </Text>
        <span>{pick(messages.inTime)}</span>
      </Stack>
    </div>
  );
}
