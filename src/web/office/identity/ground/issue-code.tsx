import { Suspense, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { KeyIcon } from '#web/office/kit/ui/action-icons.tsx';
import type { CodeDialogProps } from './code-dialog.tsx';
import { codeNames } from './sign-in-code.messages.ts';

/** Its file is fetched when the button is pressed, before anything is issued. */
const CodeDialog = latePart(async () => (await import('./code-dialog.tsx')).CodeDialog);

/** A button that issues a one-time code, after asking with the name of its owner, and shows the code once. */
export function IssueCode(asked: Omit<CodeDialogProps, 'onClose'>) {
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<KeyIcon size={18} />} onClick={() => setIsOpen(true)}>
        {pick(codeNames[asked.purpose].verb)}
      </Button>
      {isOpen && (
        <Suspense>
          <CodeDialog {...asked} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
