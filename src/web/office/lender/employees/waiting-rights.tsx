import { useState } from 'react';
import { yesNoNames } from '#contract/fields/plain-choices.messages.ts';
import type { IssuedCode as Issued } from '#contract/identity/codes.ts';
import type { Employee } from '#contract/lender/employees.ts';
import { type RightsRequest, rightsRequestEndpoints } from '#contract/lender/rights-requests.ts';
import { type DecisionLimitName, limitsOf } from '#domain/lending/approvals/decision-limits.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { messages as codeMessages, ofCode } from '#web/office/identity/ground/code-dialog.messages.ts';
import { IssuedCode } from '#web/office/identity/ground/issued-code.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Dialog } from '#web/office/kit/overlay/dialog.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { employeeLabels } from '../ground/employee-labels.messages.ts';
import { rightsKindNames } from '../ground/rights-kind-names.messages.ts';
import classes from './employee-step.module.css';
import { decidedTitle, messages, requestedBy } from './rights.messages.ts';

interface WaitingRightsProps {
  readonly employee: Employee;
  readonly onChanged: (employee: Employee, happened: string) => void;
}

/** The acts that would give this person power over the books and wait for another superadmin; nothing while there is none. */
export function WaitingRights({ employee, onChanged }: WaitingRightsProps) {
  const { data: requests = [] } = useEndpoint(rightsRequestEndpoints.listRightsRequests);
  const [issued, setIssued] = useState<Issued | null>(null);
  return (
    <>
      {requests
        .filter(({ employeeId }) => employeeId === employee.id)
        .map((request) => (
          <WaitingRequest
            key={request.id}
            request={request}
            before={employee}
            onDecided={(changed, happened, code) => {
              setIssued(code);
              onChanged(changed, happened);
            }}
          />
        ))}
      {issued !== null && <NewCode employee={employee} issued={issued} onClose={() => setIssued(null)} />}
    </>
  );
}

interface NewCodeProps {
  readonly employee: Employee;
  readonly issued: Issued;
  readonly onClose: () => void;
}

/** The code that was confirmed, shown once to the person who confirmed it. */
function NewCode({ employee, issued, onClose }: NewCodeProps) {
  const pick = usePick();
  const lender = useLender();
  const purpose = employee.hasPassword ? 'password' : 'activation';
  return (
    <Dialog
      title={pick(ofCode[purpose].codeFor)(pickWritten(employee.fullName, useLanguage()))}
      onClose={onClose}
      actions={
        <Button size="lg" onClick={onClose}>
          {pick(codeMessages.done)}
        </Button>
      }
    >
      <IssuedCode purpose={purpose} holder={employee} lenderName={lender.name} issued={issued} />
    </Dialog>
  );
}

interface WaitingRequestProps {
  readonly request: RightsRequest;
  readonly before: Employee;
  readonly onDecided: (employee: Employee, happened: string, issued: Issued | null) => void;
}

const verbs = { approved: messages.approve, rejected: messages.reject, withdrawn: messages.withdraw };
const explanations = {
  approved: messages.approveText,
  rejected: messages.rejectText,
  withdrawn: messages.withdrawText,
};

function WaitingRequest({ request, before, onDecided }: WaitingRequestProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const decide = useAction(rightsRequestEndpoints.decideRightsRequest);
  const withdraw = useAction(rightsRequestEndpoints.withdrawRightsRequest);
  const [asked, setAsked] = useState<keyof typeof verbs | null>(null);
  const { id, kind, limits, isOwn } = request;
  const params = { id };
  const title = pick(rightsKindNames[kind]);
  const when = formatMoment(instantOf(request.requestedAt), language, now);

  async function confirm(reason: string) {
    if (asked === null) return;
    if (asked === 'withdrawn') await withdraw.send({ params });
    else {
      const { data } = await decide.send({ params, body: { decision: asked, note: reason } });
      onDecided(data.employee, pick(decidedTitle[asked])(title), data.issued);
    }
    setAsked(null);
  }

  return (
    <Stack as="section" gap={2} aria-label={title} className={classes.step}>
      <h3>{`${pick(messages.waiting)}: ${title}`}</h3>
      <Text tone="muted">{pick(requestedBy)(pick(request.requestedByName), when)}</Text>
      {limits !== null && <RaisedLimits limits={limits} before={before} />}
      {isOwn && <Text tone="muted">{pick(messages.ownWaits)}</Text>}
      <Row gap={2} wraps>
        {isOwn ? (
          <Button variant="default" onClick={() => setAsked('withdrawn')}>
            {pick(messages.withdraw)}
          </Button>
        ) : (
          <>
            <Button onClick={() => setAsked('approved')}>{pick(messages.approve)}</Button>
            <Button variant="default" onClick={() => setAsked('rejected')}>
              {pick(messages.reject)}
            </Button>
          </>
        )}
      </Row>
      {asked !== null && (
        <ConfirmDialog
          title={pick(messages.question)(title, pickWritten(before.fullName, language))}
          verb={pick(verbs[asked])}
          isDestructive={asked === 'rejected'}
          asksReason={asked === 'rejected'}
          onClose={() => setAsked(null)}
          onConfirm={({ reason }) => confirm(reason)}
        >
          <p>{pick(explanations[asked])}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

interface RaisedLimitsProps {
  readonly limits: NonNullable<RightsRequest['limits']>;
  readonly before: Employee;
}

/** The limits that would change, as they would be. */
function RaisedLimits({ limits, before }: RaisedLimitsProps) {
  const pick = usePick();
  const names = (Object.keys(limitsOf(limits)) as DecisionLimitName[]).filter(
    (name) => limits[name] !== before[name],
  );
  const shown = (name: DecisionLimitName) => {
    const limit = limits[name];
    if (typeof limit === 'boolean') return pick(yesNoNames[limit ? 'true' : 'false']);
    return name === 'decidesBackDatingDays' ? formatCount(limit) : <Money amount={limit} />;
  };
  return <Facts facts={names.map((name) => ({ label: pick(employeeLabels[name]), value: shown(name) }))} />;
}
