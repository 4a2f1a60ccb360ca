import { Skeleton } from '@mantine/core';
import { assessmentEndpoints } from '#contract/lending/agreement-assessment.ts';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { approvalEndpoints, type ComparedApproval } from '#contract/lending/approvals.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { subjectOf } from '../../ground/approval/approval-subject.ts';
import { ApprovalTile } from '../../ground/approval/approval-tile.tsx';
import { approvalDescriptors } from '../../ground/approval/kinds/approval-descriptors.ts';
import { messages } from './decide.messages.ts';
import { DecisionFoot } from './decision-foot.tsx';
import { RequestDetails } from './request-details.tsx';
import { RequestState } from './request-state.tsx';
import { useDecision } from './use-decision.ts';

interface DecideDrawerProps {
  /** The id of the approval. */
  readonly id: string;
  readonly close: () => void;
}

/** A request with the facts to decide it by: its content and reason, its effect, and its requester. Then the decision. */
export function DecideDrawer({ id, close }: DecideDrawerProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(approvalEndpoints.getApproval, { params: { id } });
  if (data !== undefined) return <OpenRequest approval={data} close={close} />;
  return (
    <Drawer title={pick(error === null ? messages.opening : messages.notOpened)} onClose={close}>
      {error === null ? (
        <Skeleton height={320} radius="lg" />
      ) : (
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={refetch} />
      )}
    </Drawer>
  );
}

interface OpenRequestProps {
  readonly approval: ComparedApproval;
  readonly close: () => void;
}

function OpenRequest({ approval, close }: OpenRequestProps) {
  const pick = usePick();
  const language = useLanguage();
  const { kind, agreementId, customerName, agreementNumber } = approval;
  const isAgreement = approvalDescriptors[kind].isAgreement === true;
  const { data: agreement } = useEndpoint(
    agreementEndpoints.getAgreement,
    { params: { id: agreementId } },
    { enabled: isAgreement },
  );
  const { data: assessment } = useEndpoint(
    assessmentEndpoints.assessAgreement,
    { params: { id: agreementId } },
    { enabled: isAgreement },
  );
  const decision = useDecision(approval, agreement?.termsVersion);
  const name = pickWritten(customerName, language);
  return (
    <Drawer
      title={pick(subjectOf(approval))}
      lead={
        <FactLine>
          <WrittenText>{name}</WrittenText>
          <Code>{agreementNumber}</Code>
        </FactLine>
      }
      sign={<ApprovalTile kind={kind} />}
      foot={
        <DecisionFoot
          approval={approval}
          agreement={agreement}
          assessment={isAgreement ? assessment : undefined}
          customerName={name}
          decision={decision}
          close={close}
        />
      }
      onClose={close}
    >
      <RequestState approval={approval} decision={decision} />
      {/* The terms are what an agreement is approved by; another page may have them here for other requests. */}
      <RequestDetails
        approval={approval}
        agreement={isAgreement ? agreement : undefined}
        assessment={assessment}
      />
    </Drawer>
  );
}
