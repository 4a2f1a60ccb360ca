import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { amountOf } from '#web/office/lending/ground/approval/approval-amount.ts';
import { ApprovalTile } from '#web/office/lending/ground/approval/approval-tile.tsx';
import { approvalDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import classes from './waiting-row.module.css';

/** A request that waits. A press opens the decision. */
export function WaitingRow({ approval }: { readonly approval: ApprovalListItem }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const openDrawer = useOpenDrawer();
  const { id, kind, customerName, agreementNumber, requestedByName, requestedAt } = approval;
  const amount = amountOf(approval);
  return (
    <Row as="li" gap={3} pad={[3, 0]} className={classes.row}>
      <ApprovalTile kind={kind} />
      <Stack className={classes.about}>
        {/* Below a long kind the amount stays where the other amounts are. */}
        <Row gap={[0, 3]} align="baseline" justify="end" wraps weight={600}>
          <button type="button" className={classes.open} onClick={() => openDrawer('decide', id)}>
            {pick(approvalDescriptors[kind].name)}
          </button>
          {amount !== null && <Money amount={amount} />}
        </Row>
        <Text size={2} tone="muted">
          <FactLine>
            <WrittenText>{pickWritten(customerName, language)}</WrittenText>
            <Code>{agreementNumber}</Code>
          </FactLine>
        </Text>
        <Text size={2} tone="muted">
          <FactLine>
            <WrittenText>{pick(requestedByName)}</WrittenText>
            {formatMoment(instantOf(requestedAt), language, now)}
          </FactLine>
        </Text>
      </Stack>
    </Row>
  );
}
