import { Suspense, useContext, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { ListColumns, useHiddenColumns } from '#web/office/kit/list/list-columns.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { columnMessages } from './views.messages.ts';

const ColumnsDialog = latePart(async () => (await import('./columns-dialog.tsx')).ColumnsDialog);

/** Chooses the columns of the list for its reader. */
export function ColumnsButton() {
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  const columns = useContext(ListColumns);
  const hidden = useHiddenColumns();
  if (columns.length === 0) return null;
  return (
    <>
      <ActionIcon
        variant={columns.some(({ key }) => hidden.includes(key)) ? 'light' : 'subtle'}
        size={36}
        aria-label={pick(columnMessages.title)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon size={18}>
          <path d="M4.5 5h15v14h-15zM9.5 5v14M14.5 5v14" />
        </Icon>
      </ActionIcon>
      <Suspense fallback={null}>{isOpen && <ColumnsDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
