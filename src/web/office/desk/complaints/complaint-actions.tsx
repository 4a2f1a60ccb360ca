import { Suspense, useState } from 'react';
import { complaintCommandEndpoints } from '#contract/desk/complaint-commands.ts';
import type { Complaint } from '#contract/desk/complaints.ts';
import { refusalOfComplaintAction } from '#domain/desk/complaints/complaint-actions.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { PencilIcon, ShieldIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PaymentsIcon, UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { MoreIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import type { ComplaintTask } from './complaint-dialogs.tsx';
import { messages } from './complaints.messages.ts';

const ComplaintDialog = latePart(async () => (await import('./complaint-dialogs.tsx')).ComplaintDialog);

/** The next steps of a complaint. Its answer comes first; who takes none only reads. */
export function ComplaintActions({ complaint }: { readonly complaint: Complaint }) {
  const pick = usePick();
  const mayAssign = useMay('complaints.assign');
  const take = useAction(complaintCommandEndpoints.takeComplaint);
  const [task, setTask] = useState<ComplaintTask | null>(null);
  const { id, status, reopenedAt, isWorkable, handler } = complaint;
  const isOpen = refusalOfComplaintAction('answer', { status, isReopened: reopenedAt !== null }) === null;
  if (!isWorkable) return null;
  return (
    <>
      {isOpen && handler === null && (
        <Button
          variant="default"
          aria-disabled={take.isRunning}
          onClick={() => void take.run({ params: { id } })}
        >
          {pick(messages.take)}
        </Button>
      )}
      {isOpen && <Button onClick={() => setTask('answer')}>{pick(messages.answer)}</Button>}
      <Menu label={pick(messages.more)} variant="default" button={<MoreIcon size={18} />} width={280}>
        <MenuItem icon={<PencilIcon size={18} />} onSelect={() => setTask('note')}>
          {pick(messages.note)}
        </MenuItem>
        {isOpen && (
          <MenuItem icon={<PaymentsIcon size={18} />} onSelect={() => setTask('link')}>
            {pick(messages.link)}
          </MenuItem>
        )}
        {isOpen && mayAssign && (
          <MenuItem icon={<UserIcon size={18} />} onSelect={() => setTask('assign')}>
            {pick(messages.assign)}
          </MenuItem>
        )}
        {isOpen && mayAssign && (
          <MenuItem icon={<ShieldIcon size={18} />} onSelect={() => setTask('name')}>
            {pick(messages.name)}
          </MenuItem>
        )}
      </Menu>
      {task !== null && (
        <Suspense>
          <ComplaintDialog task={task} complaint={complaint} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </>
  );
}
