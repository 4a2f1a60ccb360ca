import { complaintClockNames } from '#contract/desk/labels/complaint-names.messages.ts';
import type { ComplaintClock } from '#domain/desk/complaints/complaint-clock.ts';
import { usePick } from '#web/i18n/language.ts';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon, DottedCircleIcon, HalfCircleIcon } from '#web/office/kit/ui/state-icons.tsx';

const signs = {
  open: { tone: 'quiet', icon: DottedCircleIcon },
  due_soon: { tone: 'warning', icon: HalfCircleIcon },
  overdue: { tone: 'bad', icon: ClockIcon },
  kept: { tone: 'good', icon: CheckCircleIcon },
  late: { tone: 'warning', icon: CheckCircleIcon },
} as const satisfies Record<ComplaintClock, object>;

/** The state of a complaint's clock. */
export function ClockBadge({ clock }: { readonly clock: ComplaintClock }) {
  const pick = usePick();
  return <Badge {...signs[clock]} text={pick(complaintClockNames[clock])} />;
}
