import { paidCount } from '#domain/lending/collections/paid-shares.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { petalPath } from '#web/office/kit/drawings/petal-path.ts';
import petals from '#web/office/kit/drawings/petals.module.css';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ofCount, ringText } from './my-account.messages.ts';
import classes from './petal-ring.module.css';

interface PetalRingProps {
  /** The paid share of each installment, from 0 to 1, in the order of the due dates. */
  readonly shares: readonly number[];
}

/** The inner and the outer end of a petal, in hundredths of the ring's width from its center. */
const [inner, outer] = [31, 48];
const widthMax = 4.6;

/** One petal for each installment, clockwise from the top in both languages: paid, paid in part, or to come. */
export function PetalRing({ shares }: PetalRingProps) {
  const pick = usePick();
  const paid = paidCount(shares);
  const count = shares.length;
  const side = Math.min(widthMax, (Math.PI * 38 * 0.72) / Math.max(1, count));
  const petal = petalPath({ inner, outer, side });
  return (
    <div role="img" aria-label={pick(ringText)(paid, count)} className={classes.ring}>
      <svg className={petals.petals} viewBox="-50 -50 100 100" aria-hidden="true">
        {shares.map((share, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: an installment keeps its place in the schedule
            key={index}
            d={petal}
            transform={`rotate(${(360 * index) / count})`}
            data-share={share >= 1 ? 'whole' : share > 0 ? 'part' : 'none'}
          />
        ))}
      </svg>
      <span className={classes.figures} aria-hidden="true">
        <Text as="span" size={6} weight={600} className={classes.paid}>
          {formatCount(paid)}
        </Text>
        <Text as="span" size={1} tone="muted">
          {pick(ofCount)(count)}
        </Text>
      </span>
    </div>
  );
}
