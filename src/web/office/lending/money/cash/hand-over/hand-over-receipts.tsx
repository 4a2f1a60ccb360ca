import { useId } from 'react';
import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import { type HandOverCash, handOverCashEndpoints } from '#contract/lending/cash/hand-over-cash.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { DataTable } from '#web/office/kit/list/data-table.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { inHandOf, messages } from './hand-over.messages.ts';
import { type HandOverLine, useHandOverColumns } from './use-hand-over-columns.tsx';

interface HandOverReceiptsProps {
  readonly movement: CashMovement;
}

/** The receipts of which the cash of a counted hand-over consists. */
export function HandOverReceipts({ movement: { id, handName, offered, countedAt } }: HandOverReceiptsProps) {
  const pick = usePick();
  const titleId = useId();
  const columns = useHandOverColumns(offered ?? 0, countedAt);
  const asked = { params: { id } };
  const { data, error, refetch } = useEndpoint(handOverCashEndpoints.getHandOverCash, asked, {
    staleTime: 'static',
  });
  const title = pick(inHandOf)(handName === null ? '' : pick(handName));
  return (
    <Stack as="section" gap={2} aria-labelledby={titleId}>
      <div>
        <Text as="h3" size={4} weight={600} id={titleId}>
          {title}
        </Text>
        <Text size={2} tone="muted">
          {pick(messages.consistsOf)}
        </Text>
      </div>
      {error === null ? (
        <div>
          <DataTable
            label={title}
            columns={columns}
            rows={data && linesOf(data)}
            keyOf={({ key }) => key}
            isSelected={() => false}
            isStale={false}
            sort={undefined}
            onSort={() => {}}
          />
        </div>
      ) : (
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
      )}
    </Stack>
  );
}

/** The rows between the cash from before and what was reversed since, each of them only if there is some. */
function linesOf({ carried, rows, missing }: HandOverCash): HandOverLine[] {
  const lines: HandOverLine[] = rows.map((row, at) => ({ ...row, key: String(at) }));
  if (carried !== 0) lines.unshift({ key: 'carried', kind: 'carried', amount: carried });
  if (missing !== 0) lines.push({ key: 'missing', kind: 'missing', amount: missing });
  return lines;
}
