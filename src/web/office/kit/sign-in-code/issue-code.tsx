import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssuedCode as Issued } from '#contract/identity/codes.ts';
import type { Phrase } from '#domain/language.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx';
import { KeyIcon } from '../ui/action-icons.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type CodeHolder, IssuedCode } from './issued-code.tsx';
import { type CodePurpose, messages, ofCode } from './sign-in-code.messages.ts';

interface IssueCodeProps {
  readonly purpose: CodePurpose;
  readonly holder: CodeHolder;
  /** Who writes to them. */
  readonly lenderName: Phrase;
  /** Issues the code; rejects with an `ApiFailure` when the server refuses. */
  readonly issue: () => Promise<Issued>;
}

/** What is open: the question, or the code with the purpose that it was issued for. */
type Open = 'question' | { readonly issued: Issued; readonly purpose: CodePurpose };

/** A button that issues a one-time code, after asking by name for whom, and shows the code once. */
export function IssueCode({ purpose, holder, lenderName, issue }: IssueCodeProps) {
  const pick = usePick();
  const name = personName(holder, useLanguage());
  const memory = useQueryClient();
  const [open, setOpen] = useState<Open | null>(null);
  const words = ofCode[purpose];
  const close = () => setOpen(null);

  async function confirm() {
    try {
      setOpen({ issued: await issue(), purpose });
    } catch (thrown) {
      // The account is not as the page shows it: the question then turns to the code that fits.
      void memory.invalidateQueries();
      throw thrown;
    }
  }

  return (
    <>
      <Button variant="default" leftSection={<KeyIcon size={18} />} onClick={() => setOpen('question')}>
        {pick(words.verb)}
      </Button>
      {open === 'question' && (
        <ConfirmDialog
          title={pick(words.question)(name)}
          verb={pick(words.verb)}
          onConfirm={confirm}
          onClose={close}
        >
          <p>{pick(words.text)}</p>
        </ConfirmDialog>
      )}
      {open !== null && open !== 'question' && (
        <Dialog
          title={pick(ofCode[open.purpose].codeFor)(name)}
          onClose={close}
          actions={
            <Button size="lg" onClick={close}>
              {pick(messages.done)}
            </Button>
          }
        >
          <IssuedCode purpose={open.purpose} holder={holder} lenderName={lenderName} issued={open.issued} />
        </Dialog>
      )}
    </>
  );
}
