import { Suspense, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { messages } from './views.messages.ts';

const ViewsDialog = latePart(async () => (await import('./views-dialog.tsx')).ViewsDialog);

/** Opens the saved views of the list. */
export function ViewsButton() {
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={pick(messages.title)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon size={18}>
          <path d="M7 4.5h10v15l-5-4-5 4z" />
        </Icon>
      </ActionIcon>
      <Suspense fallback={null}>{isOpen && <ViewsDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
