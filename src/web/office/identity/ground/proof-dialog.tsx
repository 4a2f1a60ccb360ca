import { profileEndpoints } from '#contract/identity/profile.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import type { QuestionProps } from '#web/office/kit/form/question/form-dialog.tsx';
import { noProof, type Proof } from './no-proof.ts';

interface ProofDialogProps extends QuestionProps {
  /** False for an act that needs a question and no proof. */
  readonly asksProof: boolean;
  readonly onConfirm: (proof: Proof) => Promise<unknown>;
}

/** Asks before an act, with the password and the code of a person who signs in by two steps. */
export function ProofDialog({ asksProof, onConfirm, ...question }: ProofDialogProps) {
  const { data: profile } = useEndpoint(profileEndpoints.getProfile);
  const asksCode = asksProof && profile?.isTotpOn === true;
  return (
    <ConfirmDialog
      {...question}
      asksPassword={asksProof}
      asksCode={asksCode}
      onConfirm={({ currentPassword, totpCode }) =>
        onConfirm(asksProof ? { currentPassword, totpCode: asksCode ? totpCode : null } : noProof)
      }
    />
  );
}
