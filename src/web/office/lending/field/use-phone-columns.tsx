import type { FieldDevice } from '#contract/lending/field/field-devices.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import {
  alarmsText,
  messages,
  missingText,
  onHoldText,
  slipsText,
  visitsText,
  waitingText,
} from './field-phones.messages.ts';

/** Without `onRevoke` the reader revokes none, and a revoked phone says so beside its number. */
export function usePhoneColumns(
  onRevoke: ((phone: FieldDevice) => void) | null,
): readonly Column<FieldDevice>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const moment = (iso: string) => formatMoment(instantOf(iso), language, now);
  const columns: Column<FieldDevice>[] = [
    {
      key: 'officer',
      header: pick(messages.officer),
      priority: 1,
      cell: ({ officer, branchCode, code, name, revokedAt }) => (
        <>
          <WrittenText>{pick(officer.fullName)}</WrittenText>
          <SecondLine>
            <FactLine>
              <Code>{`${branchCode}-${code}`}</Code>
              <bdi>{name}</bdi>
              {onRevoke === null && revokedAt !== null && pick(messages.revoked)}
            </FactLine>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'day',
      header: pick(messages.day),
      priority: 2,
      cell: ({ lastDay }) =>
        lastDay === null ? (
          <Text tone="muted">{pick(messages.noDay)}</Text>
        ) : (
          <>
            {moment(lastDay.takenAt)}
            <SecondLine>{pick(visitsText)(lastDay.visits)}</SecondLine>
          </>
        ),
    },
    {
      key: 'came-back',
      header: pick(messages.cameBack),
      priority: 2,
      isFigure: true,
      cell: ({ lastDay }) =>
        lastDay !== null &&
        (lastDay.lastItemAt === null ? (
          <Text tone="muted">{pick(messages.nothingBack)}</Text>
        ) : (
          <>
            <Ltr>{formatCount(lastDay.collected)}</Ltr>
            <SecondLine>
              <FactLine>
                {pick(slipsText)(lastDay.slips, lastDay.items)}
                {moment(lastDay.lastItemAt)}
              </FactLine>
            </SecondLine>
          </>
        )),
    },
    {
      key: 'to-look-at',
      header: pick(messages.toLookAt),
      priority: 1,
      cell: ({ onHold, waiting, missingSlips, alarms }) => {
        const found = [
          waiting > 0 && pick(waitingText)(waiting),
          onHold > 0 && pick(onHoldText)(onHold),
          missingSlips.length > 0 && pick(missingText)(missingSlips),
          alarms > 0 && pick(alarmsText)(alarms),
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
  if (onRevoke === null) return columns;
  return [
    ...columns,
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 1,
      isAction: true,
      cell: (phone) =>
        phone.revokedAt === null ? (
          <Button variant="default" size="sm" onClick={() => onRevoke(phone)}>
            {pick(messages.revoke)}
          </Button>
        ) : (
          <>
            {pick(messages.revoked)}
            <SecondLine>{moment(phone.revokedAt)}</SecondLine>
          </>
        ),
    },
  ];
}
