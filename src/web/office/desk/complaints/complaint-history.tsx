import type { ComponentType } from 'react';
import type { Complaint, ComplaintEvent } from '#contract/desk/complaints.ts';
import { complaintEventNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Timeline } from '#web/office/kit/record/timeline.tsx';
import { PencilIcon, ShieldIcon } from '#web/office/kit/ui/action-icons.tsx';
import { MailIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { CheckIcon, ClockIcon, PaymentsIcon, RetryIcon, UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import { messages } from './complaints.messages.ts';

const icons: Readonly<Record<ComplaintEvent['kind'], ComponentType<IconProps>>> = {
  taken: UserIcon,
  assigned: UserIcon,
  noted: PencilIcon,
  added: PencilIcon,
  named: ShieldIcon,
  linked: PaymentsIcon,
  escalated: ClockIcon,
  sent_outside: MailIcon,
  answered: CheckIcon,
  reopened: RetryIcon,
};

/** Everything that was done about a complaint, newest first. */
export function ComplaintHistory({ complaint: { events } }: { readonly complaint: Complaint }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  if (events.length === 0) return null;
  return (
    <Section title={pick(messages.history)}>
      <Timeline
        label={pick(messages.history)}
        events={events.map(({ id, kind, recordedAt, recordedByName, said, personName }) => ({
          id,
          icon: icons[kind],
          title: (
            <>
              {pick(complaintEventNames[kind])}
              {personName !== null && kind !== 'taken' && (
                <>
                  : <bdi>{pick(personName)}</bdi>
                </>
              )}
            </>
          ),
          facts: (
            <FactLine>
              {recordedByName !== null && <bdi>{pick(recordedByName)}</bdi>}
              {formatMoment(instantOf(recordedAt), language, now)}
            </FactLine>
          ),
          ...(said !== null && { text: <WrittenText>{said}</WrittenText> }),
        }))}
      />
    </Section>
  );
}
