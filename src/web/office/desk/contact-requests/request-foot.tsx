import { useNavigate } from 'react-router';
import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { refusalOfAction } from '#domain/desk/contact-requests/request-actions.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { carriedFrom } from './conversion/carried-from.ts';
import classes from './request-foot.module.css';
import { AssigneeIcon } from './request-icons.tsx';
import { messages } from './request-panel.messages.ts';
import { situationOf } from './request-situation.ts';
import type { RequestTask } from './work/request-task.ts';

interface RequestFootProps {
  readonly request: ContactRequest;
  readonly onTask: (task: RequestTask) => void;
}

/** The actions that begin or end the work on a request. */
export function RequestFoot({ request, onTask }: RequestFootProps) {
  const pick = usePick();
  const area = useArea();
  const navigate = useNavigate();
  const mayAssign = useMay('contact-requests.assign');
  const take = useAction(requestCommandEndpoints.takeContactRequest);
  const { id, status, customer, assignee } = request;
  if (customer !== null)
    return (
      <Button size="lg" onClick={() => void navigate(area.customerBalance(customer.id))}>
        {pick(messages.openCustomer)}
      </Button>
    );
  const task = (kind: 'close' | 'reopen', label: keyof typeof messages) => (
    <Button variant="default" onClick={() => onTask({ kind })}>
      {pick(messages[label])}
    </Button>
  );
  if (status === 'closed')
    return (
      <Row gap={2} align="center" wraps className={classes.foot}>
        {task('reopen', 'reopen')}
      </Row>
    );
  const needsContact = refusalOfAction('convert', situationOf(request)) !== null;
  return (
    <Row gap={2} align="center" wraps className={classes.foot}>
      {take.failure !== null && (
        <Text role="alert" tone="bad" className={classes.failure}>
          {take.failure.message}
        </Text>
      )}
      {task('close', 'close')}
      {assignee === null && !mayAssign ? (
        <ActionButton
          disabledReason={null}
          isRunning={take.isRunning}
          onPress={() => void take.run({ params: { id } })}
        >
          {pick(messages.take)}
        </ActionButton>
      ) : (
        <ActionButton
          icon={<AssigneeIcon size={18} />}
          disabledReason={needsContact ? messages.contactFirst : null}
          onPress={() => void navigate(area.newCustomer(), { state: { fromRequest: carriedFrom(request) } })}
        >
          {pick(messages.convert)}
        </ActionButton>
      )}
    </Row>
  );
}
