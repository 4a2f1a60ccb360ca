import { useNavigate } from 'react-router';
import { type Notice, noticeEndpoints } from '#contract/desk/notices.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useRequestLink } from '#web/office/shell/use-request-link.ts';

type Open = (notice: Notice) => void;

/** Opens the subject of a notice and marks the notice as read. */
export function useOpenNotice(): Open {
  const openDrawer = useOpenDrawer();
  const navigate = useNavigate();
  const area = useArea();
  const requestLink = useRequestLink();
  const read = useAction(noticeEndpoints.readNotices);
  const openRequest: Open = ({ opensId }) => void navigate(requestLink(opensId));
  const openComplaint: Open = ({ opensId }) => void navigate(area.complaint(opensId));
  const openers: Readonly<Record<Notice['kind'], Open>> = {
    decision_waiting: ({ subjectId }) => openDrawer('decide', subjectId),
    decision_taken: ({ subjectId }) => openDrawer('decide', subjectId),
    request_assigned: openRequest,
    contact_due: openRequest,
    visitor_wrote: openRequest,
    visitor_withdrew: openRequest,
    payment_promise_broken: ({ opensId }) => openDrawer('logContact', opensId),
    call_back_due: ({ opensId }) => openDrawer('logContact', opensId),
    transfer_reported: ({ subjectId }) => openDrawer('transferReport', subjectId),
    customer_asked: ({ subjectId }) => openDrawer('customerRequest', subjectId),
    large_overpayment: ({ opensId }) => void navigate(area.customerBalance(opensId)),
    cash_difference: () => void navigate(area.cash()),
    cash_day_open: ({ opensId }) => void navigate(area.cashDay(opensId)),
    cash_in_transit: () => void navigate(area.cash()),
    cash_expense_waiting: () => void navigate(area.cash()),
    cash_near_limit: () => void navigate(area.cash()),
    cash_at_limit: () => void navigate(area.cash()),
    cash_reversal_asked: () => void navigate(area.cash()),
    rights_requested: ({ opensId }) => void navigate(area.editEmployee(opensId)),
    complaint_assigned: openComplaint,
    complaint_due: openComplaint,
    complaint_escalated: openComplaint,
    complaint_written_to: openComplaint,
    screening_stop: ({ opensId }) => void navigate(area.screeningMatch(opensId)),
    challenge_ended: ({ opensId }) => void navigate(area.challenge(opensId)),
  };
  return (notice) => {
    const { kind, subjectId, isRead } = notice;
    if (!isRead) void read.run({ body: { notices: [{ kind, subjectId }] } });
    openers[kind](notice);
  };
}
