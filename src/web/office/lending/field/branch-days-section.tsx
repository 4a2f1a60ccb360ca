import type { FieldDevice } from '#contract/lending/field/field-devices.ts';
import { formatCount } from '#web/format/count.ts';
import { useMinute } from '#web/format/now.ts';
import { usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';
import { type BranchDay, branchDays } from './branch-days.ts';
import {
  messages,
  onHoldText,
  phonesText,
  silentText,
  visitsText,
  waitingText,
} from './field-phones.messages.ts';

interface BranchDaysSectionProps {
  readonly phones: readonly FieldDevice[];
}

/** Today in the field, branch by branch: who took a day along, what was sent, what is on hold, and the cash in hand. */
export function BranchDaysSection({ phones }: BranchDaysSectionProps) {
  const pick = usePick();
  const columns = useBranchColumns();
  const rows = branchDays(phones, useMinute());
  if (rows.length === 0) return null;
  return (
    <Section title={pick(messages.today)}>
      <DataTable
        label={pick(messages.today)}
        columns={columns}
        rows={rows}
        keyOf={({ code }) => code}
        isSelected={() => false}
        isStale={false}
        sort={undefined}
        onSort={() => {}}
      />
    </Section>
  );
}

function useBranchColumns(): readonly Column<BranchDay>[] {
  const pick = usePick();
  return [
    {
      key: 'branch',
      header: pick(lendingWords.branch),
      priority: 1,
      cell: ({ code, city }) => (
        <>
          {pick(city)}
          <SecondLine>
            <Code>{code}</Code>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'taken',
      header: pick(messages.day),
      priority: 2,
      cell: ({ phones, visits }) => (
        <>
          {pick(phonesText)(phones)}
          <SecondLine>{pick(visitsText)(visits)}</SecondLine>
        </>
      ),
    },
    {
      key: 'sent',
      header: pick(messages.cameBack),
      priority: 1,
      isFigure: true,
      cell: ({ collected, slips }) => (
        <>
          <Ltr>{formatCount(collected)}</Ltr>
          <SecondLine>{pick(messages.slips)(slips)}</SecondLine>
        </>
      ),
    },
    {
      key: 'in-hand',
      header: pick(messages.inHand),
      priority: 2,
      isFigure: true,
      cell: ({ inHand }) => <Ltr>{formatCount(inHand)}</Ltr>,
    },
    {
      key: 'to-look-at',
      header: pick(messages.toLookAt),
      priority: 1,
      cell: ({ silent, waiting, onHold }) => {
        const found = [
          silent > 0 && pick(silentText)(silent),
          waiting > 0 && pick(waitingText)(waiting),
          onHold > 0 && pick(onHoldText)(onHold),
        ].filter((text) => text !== false);
        return found.length === 0 ? (
          <Text tone="muted">{pick(messages.nothing)}</Text>
        ) : (
          <Stack gap={1}>
            {found.map((text) => (
              <Text key={text} tone="bad">
                {text}
              </Text>
            ))}
          </Stack>
        );
      },
    },
  ];
}
