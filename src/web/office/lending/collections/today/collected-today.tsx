import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import { myDayEndpoints } from '#contract/lending/my-day.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import classes from './collected-today.module.css';
import { messages } from './today.messages.ts';

/** The amount that the employee collected today, the amounts still due or promised for today, and the cash to hand over. */
export function CollectedToday() {
  const pick = usePick();
  const area = useArea();
  const { data: day } = useEndpoint(myDayEndpoints.sumMyDay);
  const held = useEndpoint(cashEndpoints.getMyCash).data?.held ?? 0;
  const { data: sums } = useEndpoint(collectionEndpoints.sumDue, { query: {} });
  const collected = day?.collected ?? 0;
  const { due_today: today, promised } = sums?.groups ?? {};
  const left = (today?.dueNow ?? 0) + (promised?.dueNow ?? 0);
  const share = collected + left <= 0 ? 0 : Math.max(0, collected) / (Math.max(0, collected) + left);
  return (
    <Stack
      as="section"
      gap={2}
      pad={[3, 4]}
      className={classes.card}
      aria-label={pick(messages.collectedToday)}
      aria-busy={day === undefined}
    >
      <Row gap={[0, 4]} justify="space-between" align="center" wraps>
        <Text weight={500}>{pick(messages.collectedToday)}</Text>
        <Text size={7} weight={600} className={classes.amount}>
          <Money amount={collected} />
        </Text>
      </Row>
      <span className={classes.bar} style={{ '--share': share } as CSSProperties} />
      <p>
        <Money amount={left} /> {pick(messages.left)}
      </p>
      <Row as="p" gap={[1, 4]} justify="space-between" wraps>
        {held > 0 && (
          <span>
            {pick(messages.inHand)} <Money amount={held} />
          </span>
        )}
        <Link to={area.myDay()} className="touch">
          {pick(held > 0 ? messages.handOver : messages.openMyDay)}
        </Link>
      </Row>
    </Stack>
  );
}
