import { useState } from 'react';
import type { AgreementAssessment } from '#contract/lending/agreement-assessment.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { ComparedApproval } from '#contract/lending/approvals.ts';
import type { Phrase } from '#domain/language.ts';
import { needsReason } from '#domain/lending/agreements/burden-grade.ts';
import type { ApiFailure } from '#web/api/api-failure.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { type Confirmation, ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { amountOf } from '../../ground/approval/approval-amount.ts';
import { subjectOf } from '../../ground/approval/approval-subject.ts';
import { ApproveVerb } from '../../ground/approval/approve-verb.tsx';
import { useBegunRejection } from '../../ground/approval/begun-rejection.ts';
import { approvalDescriptors } from '../../ground/approval/kinds/approval-descriptors.ts';
import {
  approveTitle,
  beyondTitle,
  confirmTitle,
  messages,
  ofAmount,
  rejectTitle,
  withdrawTitle,
} from './decide.messages.ts';
import { ExceededLimits } from './exceeded-limits.tsx';
import { NextWaiting } from './next-waiting.tsx';
import type { Decision } from './use-decision.ts';

interface DecisionFootProps {
  readonly approval: ComparedApproval;
  /** The agreement that waits for its approval; undefined for other requests. */
  readonly agreement: Agreement | undefined;
  readonly assessment: AgreementAssessment | undefined;
  readonly customerName: string;
  readonly decision: Decision;
  /** Opens another request in the same place. */
  readonly onOpen: (id: string) => void;
  readonly close: () => void;
}

/** The HTTP status of every refusal because of stale data. */
const conflict = 409;

/** Approve, reject or withdraw; nothing once it is decided, and for a reader who may do neither. */
export function DecisionFoot(props: DecisionFootProps) {
  const { approval, agreement, assessment, customerName, decision, onOpen, close } = props;
  const pick = usePick();
  const mayExceed = useMay('approvals.decide');
  const isRejectionBegun = useBegunRejection(approval.id);
  const [asked, setAsked] = useState<'approve' | 'reject' | 'withdraw' | null>(
    isRejectionBegun ? 'reject' : null,
  );
  // The limits as they were when the reader asked to approve: later figures need another look.
  const [shown, setShown] = useState<AgreementAssessment['exceeded']>([]);
  const exceeded = assessment?.exceeded ?? [];
  const { kind, state, isOwn, refusal, warnings } = approval;
  const { isAgreement, takesAway: isDestructive = false } = approvalDescriptors[kind];
  const hasWarnings = warnings.length > 0;
  const mayWithdraw = isOwn && !isAgreement;
  const isOver = state !== 'pending' || decision.done !== null;
  if (isOver || (refusal !== null && !mayWithdraw)) {
    return (
      <>
        <Button size="lg" variant="default" onClick={close}>
          {pick(messages.close)}
        </Button>
        {decision.done !== null && <NextWaiting after={approval.id} onOpen={onOpen} />}
      </>
    );
  }
  const amount = amountOf(approval);
  const subject = pick(subjectOf(approval));
  const matter = {
    subject: amount === null ? subject : pick(ofAmount)(subject, formatRupees(amount)),
    name: customerName,
  };
  const closeDialog = () => setAsked(null);
  const thenClose = async (attempt: Promise<ApiFailure | null>) => {
    const failure = await attempt;
    // The drawer shows a conflict. The dialog stays open only for errors that can be corrected in it.
    if (failure !== null && failure.status !== conflict) throw failure;
    closeDialog();
  };
  const askToApprove = () => {
    setShown(exceeded);
    setAsked('approve');
  };
  const approve = () => void decision.decide({ decision: 'approved' });
  return (
    <>
      <Text size={2} tone="muted">
        {pick(messages.nothingDecided)}
      </Text>
      {mayWithdraw && (
        <Button size="lg" variant="default" onClick={() => setAsked('withdraw')}>
          {pick(messages.withdraw)}
        </Button>
      )}
      {refusal === null && (
        <>
          <Button
            size="lg"
            variant="default"
            rightSection={<ButtonKey>R</ButtonKey>}
            aria-keyshortcuts="R"
            onClick={() => setAsked('reject')}
          >
            {pick(messages.reject)}
          </Button>
          <ActionButton
            size="lg"
            color={isDestructive ? 'red' : 'blue'}
            icon={<CheckIcon size={18} />}
            disabledReason={
              exceeded.length > 0 && !mayExceed
                ? messages.superadminApproves
                : refusalOf(approval, agreement, assessment)
            }
            isRunning={decision.isRunning}
            shortcut="A"
            takesEnter
            onPress={isOwn || hasWarnings || exceeded.length > 0 ? askToApprove : approve}
          >
            <ApproveVerb approval={approval} />
          </ActionButton>
        </>
      )}
      {asked === 'approve' && (
        <ConfirmDialog
          title={pick(isOwn ? approveTitle : hasWarnings ? confirmTitle : beyondTitle)(matter)}
          verb={<ApproveVerb approval={approval} />}
          isDestructive={isDestructive}
          asksPassword={isOwn}
          onConfirm={({ currentPassword }: Confirmation) =>
            thenClose(
              decision.decide({ decision: 'approved', password: currentPassword, confirmedLimits: shown }),
            )
          }
          onClose={closeDialog}
        >
          {hasWarnings && <p>{pick(messages.anotherWayText)}</p>}
          {agreement !== undefined && <ExceededLimits exceeded={shown} agreement={agreement} />}
          {isOwn && <p>{pick(messages.alone)}</p>}
        </ConfirmDialog>
      )}
      {asked === 'reject' && (
        <ConfirmDialog
          title={pick(rejectTitle)(matter)}
          verb={pick(messages.reject)}
          isDestructive
          asksReason
          asksPassword={isOwn}
          onConfirm={({ reason, currentPassword }: Confirmation) =>
            thenClose(decision.decide({ decision: 'rejected', reason, password: currentPassword }))
          }
          onClose={closeDialog}
        >
          <p>{pick(isOwn ? messages.alone : messages.rejectText)}</p>
        </ConfirmDialog>
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={pick(withdrawTitle)(matter)}
          verb={pick(messages.withdraw)}
          onConfirm={() => thenClose(decision.withdraw())}
          onClose={closeDialog}
        >
          <p>{pick(messages.withdrawText)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The reason why it cannot be approved as shown, or null. */
function refusalOf(
  { kind, isOutdated }: ComparedApproval,
  agreement: Agreement | undefined,
  assessment: AgreementAssessment | undefined,
): Phrase | null {
  if (approvalDescriptors[kind].isAgreement && agreement?.consentedVersion !== agreement?.termsVersion)
    return messages.consentMissing;
  if (isUnexplained(assessment)) return messages.reasonMissing;
  return isOutdated ? messages.mustBeAskedAgain : null;
}

/** True if the rules want a reason that nobody has written. */
function isUnexplained(assessment: AgreementAssessment | undefined): boolean {
  if (assessment === undefined || assessment.reason !== null) return false;
  return needsReason(assessment.burden.grade) || assessment.exceeded.length > 0;
}
