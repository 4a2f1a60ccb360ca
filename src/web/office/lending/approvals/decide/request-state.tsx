import { Link } from 'react-router';
import { deciderErrors } from '#contract/errors/decider-errors.ts';
import type { ComparedApproval } from '#contract/lending/approvals.ts';
import { usePick } from '#web/i18n/language.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { messages } from './decide.messages.ts';
import type { Decision } from './use-decision.ts';

interface RequestStateProps {
  readonly approval: ComparedApproval;
  readonly decision: Decision;
}

const doneTitles = {
  approved: messages.approvedDone,
  rejected: messages.rejectedDone,
  withdrawn: messages.withdrawnDone,
} as const;

/** The result of the reader's decision, or the reason for its failure. It also warns when the preview is outdated. */
export function RequestState({ approval, decision }: RequestStateProps) {
  const pick = usePick();
  const area = useArea();
  // An employee's own request is only shown to them; a superadmin looks for the button.
  const mayDecide = useMay('approvals.decide');
  const { state, isOwn, refusal, isOutdated, previewNow, warnings, voucher } = approval;
  const { done, failure } = decision;
  const isDecidedMeanwhile = state !== 'pending' && done === null && failure !== null;
  const changedText = pick(previewNow === null ? messages.impossibleText : messages.outdatedText);
  return (
    <>
      <AfterSave saves={done === null ? 0 : 1}>
        {done !== null && (
          <Banner tone={done === 'approved' ? 'good' : 'warning'} title={pick(doneTitles[done])} />
        )}
      </AfterSave>
      {voucher !== null && (
        <Banner tone="good" title={`${pick(messages.voucher)} \u2066${voucher.number}\u2069`}>
          <p>{pick(messages.voucherText)}</p>
          <Link to={area.receipt(voucher.entryId)} className="touch">
            {pick(messages.openVoucher)}
          </Link>
        </Banner>
      )}
      {refusal !== null && (!isOwn || mayDecide) && done === null && (
        <Banner tone="warning" title={pick(messages.notYours)}>
          <p>{pick(deciderErrors[refusal].text)}</p>
        </Banner>
      )}
      <div role="alert">
        {isDecidedMeanwhile && (
          <Banner tone="warning" title={pick(messages.meanwhileTitle)}>
            <p>{pick(messages.meanwhileText)}</p>
          </Banner>
        )}
        {failure !== null && !isDecidedMeanwhile && !isOutdated && (
          <Banner tone="bad" title={pick(messages.notDecided)}>
            <p>{failure.message}</p>
          </Banner>
        )}
        {warnings.length > 0 && done === null && (
          <Banner tone="warning" title={pick(messages.anotherWayTitle)}>
            <p>{pick(messages.anotherWayText)}</p>
          </Banner>
        )}
        {isOutdated && (
          <Banner tone="warning" title={pick(messages.outdatedTitle)}>
            <p>{changedText}</p>
          </Banner>
        )}
      </div>
    </>
  );
}
