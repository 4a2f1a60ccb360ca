import type { ComponentType } from 'react';
import { type AgreementAssessment, assessmentEndpoints } from '#contract/lending/agreement-assessment.ts';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { approvalEndpoints, type ComparedApproval } from '#contract/lending/approvals.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import type { DrawerFrameProps } from '#web/office/kit/overlay/drawer-frame.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { amountOf } from '../../ground/approval/approval-amount.ts';
import { subjectOf } from '../../ground/approval/approval-subject.ts';
import { ApprovalTile } from '../../ground/approval/approval-tile.tsx';
import { approvalDescriptors } from '../../ground/approval/kinds/approval-descriptors.ts';
import { messages } from './decide.messages.ts';
import { DecisionFoot } from './decision-foot.tsx';
import classes from './request-details.module.css';
import { RequestDetails } from './request-details.tsx';
import { RequestState } from './request-state.tsx';
import { useDecision } from './use-decision.ts';
import { WaitingSteps } from './waiting-steps.tsx';

/** A request's place: over the page, or beside the list. */
interface Place {
  readonly Frame: ComponentType<Omit<DrawerFrameProps, 'titleId'>>;
  /** The requests to step through, in their order. */
  readonly ids: readonly string[];
  readonly onOpen: (id: string) => void;
  readonly close: () => void;
}

interface DecideRequestProps extends Place {
  /** The id of the approval. */
  readonly id: string;
}

/** A request with the facts to decide it by: its content and reason, its effect, and its requester. Then the decision. */
export function DecideRequest({ id, ...place }: DecideRequestProps) {
  const pick = usePick();
  const approval = useEndpoint(approvalEndpoints.getApproval, { params: { id } });
  const isAgreement =
    approval.data !== undefined && approvalDescriptors[approval.data.kind].isAgreement === true;
  const ofAgreement = { params: { id: approval.data?.agreementId ?? '' } };
  const agreement = useEndpoint(agreementEndpoints.getAgreement, ofAgreement, { enabled: isAgreement });
  const assessment = useEndpoint(assessmentEndpoints.assessAgreement, ofAgreement, { enabled: isAgreement });
  // An agreement is approved in the version of its terms that is shown, so nobody decides before it is shown.
  const isShown = !isAgreement || (agreement.data !== undefined && assessment.data !== undefined);
  if (approval.data !== undefined && isShown)
    return (
      <OpenRequest
        approval={approval.data}
        agreement={isAgreement ? agreement.data : undefined}
        assessment={isAgreement ? assessment.data : undefined}
        place={place}
      />
    );
  const { Frame, close } = place;
  const failed = [approval, agreement, assessment].find(({ error }) => error !== null);
  return (
    <Frame title={pick(failed ? messages.notOpened : messages.opening)} onClose={close}>
      {failed?.error ? (
        <LoadError title={pick(messages.notOpened)} failure={failed.error} onRetry={failed.refetch} />
      ) : (
        <Skeleton height={320} radius="lg" />
      )}
    </Frame>
  );
}

interface OpenRequestProps {
  readonly approval: ComparedApproval;
  /** The agreement that waits for its approval; undefined for other requests. */
  readonly agreement: Agreement | undefined;
  readonly assessment: AgreementAssessment | undefined;
  readonly place: Place;
}

function OpenRequest({ approval, agreement, assessment, place }: OpenRequestProps) {
  const pick = usePick();
  const language = useLanguage();
  const { id, kind, customerName, agreementNumber } = approval;
  const { Frame, ids, onOpen, close } = place;
  const amount = amountOf(approval);
  const decision = useDecision(approval, agreement?.termsVersion);
  const name = pickWritten(customerName, language);
  return (
    <Frame
      title={pick(subjectOf(approval))}
      lead={
        <FactLine>
          <WrittenText>{name}</WrittenText>
          <Code>{agreementNumber}</Code>
        </FactLine>
      }
      sign={<ApprovalTile kind={kind} />}
      tools={
        <>
          {amount !== null && (
            <Text as="strong" size={5} weight={600} className={classes.amount}>
              <Money amount={amount} />
            </Text>
          )}
          <WaitingSteps id={id} ids={ids} onOpen={onOpen} />
        </>
      }
      foot={
        <DecisionFoot
          approval={approval}
          agreement={agreement}
          assessment={assessment}
          customerName={name}
          decision={decision}
          onOpen={onOpen}
          close={close}
        />
      }
      onClose={close}
    >
      <RequestState approval={approval} decision={decision} />
      <RequestDetails approval={approval} agreement={agreement} assessment={assessment} />
    </Frame>
  );
}
