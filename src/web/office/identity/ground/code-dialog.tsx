import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { IssuedCode as Issued } from '#contract/identity/codes.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Dialog } from '#web/office/kit/overlay/dialog.tsx';
import { messages, ofCode } from './code-dialog.messages.ts';
import { type CodeHolder, IssuedCode } from './issued-code.tsx';
import type { Proof } from './no-proof.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { type CodePurpose, codeNames } from './sign-in-code.messages.ts';

export interface CodeDialogProps {
  readonly purpose: CodePurpose;
  readonly holder: CodeHolder;
  /** The employee who writes to them. */
  readonly lenderName: Phrase;
  /** True for the account of someone who decides about money: the code needs the proof, and perhaps a second person. */
  readonly asksProof?: boolean;
  /** Issues the code; rejects with an `ApiFailure` when the server refuses. Null if another superadmin has to confirm it. */
  readonly issue: (proof: Proof) => Promise<Issued | null>;
  readonly onClose: () => void;
}

/** Asks before it issues a one-time code, naming its owner, and shows the code once. */
export function CodeDialog({
  purpose,
  holder,
  lenderName,
  asksProof = false,
  issue,
  onClose,
}: CodeDialogProps) {
  const pick = usePick();
  const name = pickWritten(holder.fullName, useLanguage());
  const memory = useQueryClient();
  /** The code, with its purpose: the account may have changed by then. */
  const [issued, setIssued] = useState<{ readonly code: Issued; readonly purpose: CodePurpose } | null>(null);
  const [waits, setWaits] = useState(false);
  const words = ofCode[purpose];

  async function confirm(proof: Proof) {
    try {
      const code = await issue(proof);
      if (code === null) {
        setWaits(true);
        void memory.invalidateQueries();
      } else setIssued({ code, purpose });
    } catch (thrown) {
      // The account has changed since the page loaded: the question then offers the code that fits.
      void memory.invalidateQueries();
      throw thrown;
    }
  }

  const done = (
    <Button size="lg" onClick={onClose}>
      {pick(messages.done)}
    </Button>
  );
  if (waits)
    return (
      <Dialog title={pick(messages.waits)} onClose={onClose} actions={done}>
        <p>{pick(messages.waitsText)}</p>
      </Dialog>
    );
  if (issued === null)
    return (
      <ProofDialog
        asksProof={asksProof}
        title={pick(words.question)(name)}
        verb={pick(codeNames[purpose].verb)}
        onConfirm={confirm}
        onClose={onClose}
      >
        <p>{pick(words.text)}</p>
      </ProofDialog>
    );
  return (
    <Dialog title={pick(ofCode[issued.purpose].codeFor)(name)} onClose={onClose} actions={done}>
      <IssuedCode purpose={issued.purpose} holder={holder} lenderName={lenderName} issued={issued.code} />
    </Dialog>
  );
}
