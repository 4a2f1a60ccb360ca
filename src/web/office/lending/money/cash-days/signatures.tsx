import type { CashDaySheet, OpenCashDay } from '#contract/lending/cash-days/cash-days.ts';
import type { Phrase } from '#domain/language.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { messages } from './cash-days.messages.ts';

interface SignaturesProps {
  readonly open: OpenCashDay;
  /** The sheet of today, once it is closed. */
  readonly sheet: CashDaySheet | undefined;
}

/** The two people of a close: who counted the drawer, and who closed the day. */
export function Signatures({ open: { count }, sheet }: SignaturesProps) {
  const pick = usePick();
  const countedBy = sheet?.countedByName ?? count?.countedByName;
  return (
    <Section title={pick(messages.signatures)}>
      <Facts
        facts={[
          {
            label: pick(messages.countedBy),
            value: <Signed by={countedBy} at={count?.countedAt} none={messages.notCounted} />,
          },
          {
            label: pick(messages.closedBy),
            value: <Signed by={sheet?.closedByName} at={sheet?.closedAt} none={messages.notClosedYet} />,
          },
        ]}
      />
    </Section>
  );
}

interface SignedProps {
  readonly by: Phrase | undefined;
  readonly at: string | undefined;
  readonly none: Phrase;
}

function Signed({ by, at, none }: SignedProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (by === undefined)
    return (
      <Text as="span" tone="muted">
        {pick(none)}
      </Text>
    );
  return (
    <>
      {pick(by)}
      {at !== undefined && (
        <Text size={2} tone="muted">
          {formatMoment(instantOf(at), language, now)}
        </Text>
      )}
    </>
  );
}
