import type { CSSProperties } from 'react';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import { formatPercent } from '#web/format/rate.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './collected-today.module.css';
import { messages, partOf } from './today.messages.ts';

/** The paid part of what fell due this month on the employee's own agreements, and the money that they collected. */
export function MonthProgress() {
  const pick = usePick();
  const { data: month } = useEndpoint(collectionEndpoints.getCollectedMonth, { query: {} });
  if (month === undefined) return null;
  const { due, duePaid, collected } = month;
  const share = due === 0 ? 0 : duePaid / due;
  return (
    <Section title={pick(messages.month)}>
      <Stack gap={2}>
        {due > 0 && (
          <>
            <Row gap={[0, 4]} justify="space-between" align="baseline" wraps>
              <span>{pick(messages.monthRate)}</span>
              <Text as="span" weight={600}>
                <Ltr>{formatPercent(Math.floor(share * 100))}</Ltr>
              </Text>
            </Row>
            <Text
              as="span"
              tone="action"
              className={classes.bar}
              style={{ '--share': share, '--room': 'var(--shade)' } as CSSProperties}
            />
            <Text size={2} tone="muted">
              {pick(partOf)(pick(saidRupees)(duePaid), pick(saidRupees)(due))}
            </Text>
          </>
        )}
        <Row gap={[0, 4]} justify="space-between" align="baseline" wraps>
          <span>{pick(messages.monthCollected)}</span>
          <Text as="span" weight={600}>
            <Money amount={collected} />
          </Text>
        </Row>
      </Stack>
    </Section>
  );
}
