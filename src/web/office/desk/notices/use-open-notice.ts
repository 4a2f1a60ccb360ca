import { type Notice, noticeEndpoints } from '#contract/desk/notices.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';

type Open = (notice: Notice) => void;

/** Opens what a notice speaks of; from then on the notice is read. */
export function useOpenNotice(): Open {
  const openDrawer = useOpenDrawer();
  const read = useAction(noticeEndpoints.readNotices);
  const openers: Readonly<Record<Notice['kind'], Open>> = {
    decision_waiting: ({ subjectId }) => openDrawer('decide', subjectId),
    decision_taken: ({ subjectId }) => openDrawer('decide', subjectId),
  };
  return (notice) => {
    const { kind, subjectId, isRead } = notice;
    if (!isRead) void read.run({ body: { notices: [{ kind, subjectId }] } });
    openers[kind](notice);
  };
}
