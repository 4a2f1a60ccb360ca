import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssuedCode as Issued } from '#contract/identity/codes.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Dialog } from '#web/office/kit/overlay/dialog.tsx';
import { messages, ofCode } from './code-dialog.messages.ts';
import { type CodeHolder, IssuedCode } from './issued-code.tsx';
import { type CodePurpose, codeNames } from './sign-in-code.messages.ts';

export interface CodeDialogProps {
  readonly purpose: CodePurpose;
  readonly holder: CodeHolder;
  /** The employee who writes to them. */
  readonly lenderName: Phrase;
  /** Issues the code; rejects with an `ApiFailure` when the server refuses. */
  readonly issue: () => Promise<Issued>;
  readonly onClose: () => void;
}

/** Asks before it issues a one-time code, naming its owner, and shows the code once. */
export function CodeDialog({ purpose, holder, lenderName, issue, onClose }: CodeDialogProps) {
  const pick = usePick();
  const name = pickWritten(holder.fullName, useLanguage());
  const memory = useQueryClient();
  /** The code, with its purpose: the account may have changed by then. */
  const [issued, setIssued] = useState<{ readonly code: Issued; readonly purpose: CodePurpose } | null>(null);
  const words = ofCode[purpose];

  async function confirm() {
    try {
      setIssued({ code: await issue(), purpose });
    } catch (thrown) {
      // The account has changed since the page loaded: the question then offers the code that fits.
      void memory.invalidateQueries();
      throw thrown;
    }
  }

  if (issued === null)
    return (
      <ConfirmDialog
        title={pick(words.question)(name)}
        verb={pick(codeNames[purpose].verb)}
        onConfirm={confirm}
        onClose={onClose}
      >
        <p>{pick(words.text)}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog
      title={pick(ofCode[issued.purpose].codeFor)(name)}
      onClose={onClose}
      actions={
        <Button size="lg" onClick={onClose}>
          {pick(messages.done)}
        </Button>
      }
    >
      <IssuedCode purpose={issued.purpose} holder={holder} lenderName={lenderName} issued={issued.code} />
    </Dialog>
  );
}
