import { Link } from 'react-router';
import type { AgreementAssessment as Assessment } from '#contract/lending/agreement-assessment.ts';
import { agreementDecisionEndpoints } from '#contract/lending/agreement-decisions.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { ComparedApproval } from '#contract/lending/approvals.ts';
import { reliefFundEndpoints } from '#contract/lending/relief-fund.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { type Fact, Facts } from '#web/office/kit/record/facts.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { approvalDescriptors } from '../../ground/approval/kinds/approval-descriptors.ts';
import { FundStrip } from '../../ground/figures/fund-strip.tsx';
import { PreviewChange } from '../preview/preview-change.tsx';
import { AgreementAssessment } from './agreement-assessment.tsx';
import { AgreementBackground, Relations } from './agreement-background.tsx';
import { AgreementTerms } from './agreement-terms.tsx';
import { useAskedFacts } from './asked-facts.tsx';
import { messages } from './decide.messages.ts';
import { EvidenceDocuments } from './evidence-documents.tsx';
import { ExceededLimits } from './exceeded-limits.tsx';
import { Part } from './part.tsx';
import classes from './request-details.module.css';
import { RequestTrail } from './request-trail.tsx';

interface RequestDetailsProps {
  readonly approval: ComparedApproval;
  /** The agreement that waits for its approval; undefined for other requests. */
  readonly agreement: Agreement | undefined;
  readonly assessment: Assessment | undefined;
}

/** All that a request is decided by. */
export function RequestDetails({ approval, agreement, assessment }: RequestDetailsProps) {
  const pick = usePick();
  const { id, kind, state, refusal, reason, evidence, documents, preview, previewNow, isOutdated, current } =
    approval;
  const { isAgreement, drawsOnFund } = approvalDescriptors[kind];
  const facts = useRequestFacts(approval);
  const seesAll = useMay('approvals.decide');
  const mayKnow = state === 'pending' ? refusal === null : seesAll;
  const { data: background } = useEndpoint(
    agreementDecisionEndpoints.getAgreementBackground,
    { params: { id: approval.agreementId } },
    { enabled: mayKnow && agreement !== undefined },
  );
  // The preview from the time of the request, or a new one when that is outdated.
  const shown = isOutdated ? previewNow : preview;
  return (
    <div className={classes.room}>
      <div className={classes.details}>
        <Stack gap={5}>
          <Facts facts={facts} />
          {background !== undefined && <Relations background={background} />}
        </Stack>
        <Stack gap={5} className={classes.main}>
          {!isAgreement && (
            <Part title={pick(messages.reason)}>
              <p className={classes.reason}>
                <WrittenText>{reason}</WrittenText>
              </p>
            </Part>
          )}
          {(evidence !== null || documents.length > 0) && (
            <Part title={pick(messages.evidence)}>
              {evidence !== null && (
                <p className={classes.reason}>
                  <WrittenText>{evidence}</WrittenText>
                </p>
              )}
              <EvidenceDocuments approvalId={id} documents={documents} />
            </Part>
          )}
          {agreement !== undefined && assessment !== undefined && (
            <>
              {state === 'pending' && <ExceededLimits exceeded={assessment.exceeded} agreement={agreement} />}
              <AgreementAssessment assessment={assessment} />
              {background !== undefined && <AgreementBackground background={background} />}
              <AgreementTerms agreement={agreement} background={background} />
            </>
          )}
          {!isAgreement && shown !== null && (
            <Part title={pick(isOutdated ? messages.leadsToNow : messages.leadsTo)}>
              <PreviewChange current={current} preview={shown} />
            </Part>
          )}
          {drawsOnFund && state === 'pending' && <ReliefFund asked={approval.amount ?? 0} />}
        </Stack>
        <Part title={pick(messages.trail)}>
          <RequestTrail approval={approval} />
        </Part>
      </div>
    </div>
  );
}

function useRequestFacts(approval: ComparedApproval): readonly Fact[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const { customerId, customerName, branchCity } = approval;
  const asked = useAskedFacts(approval);
  return [
    {
      label: pick(messages.customer),
      value: (
        <Link to={area.customerBalance(customerId)}>
          <WrittenText>{pickWritten(customerName, language)}</WrittenText>
        </Link>
      ),
    },
    { label: pick(messages.branch), value: pick(branchCity) },
    ...asked,
  ];
}

interface ReliefFundProps {
  readonly asked: number;
}

function ReliefFund({ asked }: ReliefFundProps) {
  const pick = usePick();
  const { data: fund } = useEndpoint(reliefFundEndpoints.getReliefFund);
  if (fund === undefined) return null;
  return (
    <Part title={pick(messages.fund)}>
      <FundStrip fund={fund} asked={asked} />
    </Part>
  );
}
