import { collectionEndpoints, keptRateDays } from '#contract/lending/collections.ts';
import { formatPercent } from '#web/format/rate.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { keptOf } from '../../ground/labels/contact-labels.messages.ts';
import { messages, ratesLead } from './due.messages.ts';
import type { DueQuery } from './due-tools.tsx';
import classes from './officer-promises.module.css';

type OfficerPromisesProps = Pick<DueQuery, 'officerId' | 'branchId'>;

/** The kept and broken promises, by officer. */
export function OfficerPromises({ officerId, branchId }: OfficerPromisesProps) {
  const pick = usePick();
  const { data: officers = [] } = useEndpoint(collectionEndpoints.listOfficerPromises, {
    query: { officerId, branchId },
  });
  if (officers.length === 0) return null;
  const rateOf = (kept: number, broken: number) => Math.round((100 * kept) / (kept + broken));
  return (
    <Stack
      as="section"
      gap={2}
      pad={[4, 5]}
      className={`${panel.panel} ${classes.panel}`}
      aria-labelledby="officer-promises"
    >
      <h2 id="officer-promises">{pick(messages.rates)}</h2>
      <Text size={2} tone="muted">
        {pick(ratesLead)(keptRateDays)}
      </Text>
      <Grid as="ul" column="18rem" gap={[0, 7]}>
        {officers.map(({ officerId: id, officerName, kept, broken }) => (
          <Row
            as="li"
            key={id}
            gap={[0, 4]}
            justify="space-between"
            wraps
            pad={[2, 0]}
            className={classes.officer}
          >
            <WrittenText>{pick(officerName)}</WrittenText>
            <Row as="span" gap={2} align="baseline">
              <Text as="span" weight={600}>
                <Ltr>{formatPercent(rateOf(kept, broken))}</Ltr>
              </Text>
              <Text as="span" size={2} tone="muted">
                {pick(keptOf)(kept, kept + broken)}
              </Text>
            </Row>
          </Row>
        ))}
      </Grid>
    </Stack>
  );
}
