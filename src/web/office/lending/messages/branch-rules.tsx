import { useState } from 'react';
import type { OutboxBranch } from '#contract/lending/messages/messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { aboutCustomer, dayText, messages } from './messages.messages.ts';
import { RulesDialog } from './rules-dialog.tsx';

interface BranchRulesProps {
  readonly branches: readonly OutboxBranch[];
}

/** The messages of each branch: its limit of the day, the number sent, and their cost. A superadmin changes the limit. */
export function BranchRules({ branches }: BranchRulesProps) {
  const pick = usePick();
  const mayManage = useMay('settings.manage');
  const [changed, setChanged] = useState<OutboxBranch | null>(null);
  return (
    <Section title={pick(messages.branches)}>
      <Grid as="ul" column="18rem" gap={[2, 7]} pad={4}>
        {branches.map((branch) => (
          <Row as="li" key={branch.branchId} gap={2} align="center" justify="space-between" wraps>
            <div>
              <Text weight={600}>{pick(branch.city)}</Text>
              <Text size={2} tone="muted">
                {pick(dayText)(branch.sentToday, branch.dailyMax, branch.costToday)}
              </Text>
              {branch.isPaused && <Badge tone="warning" icon={ClockIcon} text={pick(messages.paused)} />}
            </div>
            {mayManage && (
              <Button
                variant="default"
                aria-label={pick(aboutCustomer)(pick(messages.change), pick(branch.city))}
                onClick={() => setChanged(branch)}
              >
                {pick(messages.change)}
              </Button>
            )}
          </Row>
        ))}
      </Grid>
      {changed !== null && <RulesDialog branch={changed} onClose={() => setChanged(null)} />}
    </Section>
  );
}
