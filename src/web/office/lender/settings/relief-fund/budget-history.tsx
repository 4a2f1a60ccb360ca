import { type AuditEvent, auditEndpoints } from '#contract/lender/audit.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { saidRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Timeline } from '#web/office/kit/record/timeline.tsx';
import { ReliefIcon } from '#web/office/kit/ui/action-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { changedText, messages } from './relief-fund.messages.ts';

function budgetIn(remembered: AuditEvent['before']): number {
  const budget = remembered?.budget;
  return typeof budget === 'number' ? budget : 0;
}

/** The changes of the budget, with the user and the day, the newest first; empty while there are none. */
export function BudgetHistory() {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const said = pick(saidRupees);
  const { data: events = [] } = useEndpoint(auditEndpoints.listAuditEvents, {
    query: { action: 'set_relief_budget' },
  });
  if (events.length === 0) return null;
  return (
    <Section title={pick(messages.history)}>
      <Timeline
        label={pick(messages.history)}
        events={events.map(({ id, actor, recordedAt, before, after }) => ({
          id,
          icon: ReliefIcon,
          title: pick(changedText)({ from: said(budgetIn(before)), to: said(budgetIn(after)) }),
          text: typeof after?.reason === 'string' ? <WrittenText>{after.reason}</WrittenText> : undefined,
          facts: (
            <FactLine>
              {actor !== null && <WrittenText>{pickWritten(actor.fullName, language)}</WrittenText>}
              {formatMoment(instantOf(recordedAt), language, now)}
            </FactLine>
          ),
        }))}
      />
    </Section>
  );
}
