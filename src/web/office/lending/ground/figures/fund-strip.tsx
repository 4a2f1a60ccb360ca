import type { CSSProperties } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { messages } from './fund-strip.messages.ts';
import classes from './fund-strip.module.css';

interface FundStripProps {
  /** In whole rupees. */
  readonly fund: {
    readonly budget: number;
    readonly reserved: number;
    readonly granted: number;
    readonly left: number;
  };
  /** The amount now requested, shown as a share of its own. */
  readonly asked?: number;
}

const parts = ['granted', 'reserved', 'asked', 'left'] as const;

/** The relief fund: its budget with the granted, reserved and remaining parts, as figures and as one bar. */
export function FundStrip({ fund, asked = 0 }: FundStripProps) {
  const pick = usePick();
  const amounts = { ...fund, asked, left: fund.left - asked };
  const shown = parts.filter((part) => part !== 'asked' || asked > 0);
  return (
    <Stack gap={3} className={classes.fund}>
      <div className={classes.bar} aria-hidden="true">
        {shown.map((part) => (
          <span
            key={part}
            data-part={part}
            style={{ '--share': Math.max(0, amounts[part]) } as CSSProperties}
          />
        ))}
      </div>
      <Grid as="dl" column="6.25rem" gap={[2, 4]} className={classes.figures}>
        <div>
          <dt>{pick(messages.budget)}</dt>
          <Text as="dd" weight={600}>
            <Money amount={fund.budget} />
          </Text>
        </div>
        {shown.map((part) => (
          <div key={part} data-part={part}>
            <dt>{pick(part === 'left' && asked > 0 ? messages.leftAfter : messages[part])}</dt>
            <Text as="dd" weight={600}>
              <Money amount={amounts[part]} />
            </Text>
          </div>
        ))}
      </Grid>
    </Stack>
  );
}
