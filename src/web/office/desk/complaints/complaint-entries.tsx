import { Link } from 'react-router';
import type { Complaint } from '#contract/desk/complaints.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from './complaints.messages.ts';

/** The payments that a complaint is about; nothing if none is linked. */
export function ComplaintEntries({ complaint: { entries } }: { readonly complaint: Complaint }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  if (entries.length === 0) return null;
  return (
    <Section title={pick(messages.payments)}>
      <Stack as="ul" gap={2}>
        {entries.map(({ entryId, receiptNumber, agreementNumber, valuedOn, amount, customer }) => (
          <li key={entryId}>
            <FactLine>
              <Link to={area.receipt(entryId)}>
                <Code>{receiptNumber}</Code>
              </Link>
              <Money amount={amount} />
              {formatCalendarDay(valuedOn, language, now)}
              <Link to={area.customerBalance(customer.id)}>
                <bdi>{pickWritten(customer.fullName, language)}</bdi>
              </Link>
              <Code>{agreementNumber}</Code>
            </FactLine>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
