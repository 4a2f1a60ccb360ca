import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { refusalOfAction } from '#domain/desk/contact-requests/request-actions.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { situationOf } from '../request-situation.ts';
import { timelineId } from '../timeline-id.ts';
import { mergeQuestion, messages } from './request-work.messages.ts';

interface MergeRequestsProps {
  readonly request: ContactRequest;
}

/** Merges the open requests of a phone. It cannot be undone, so the question lists them. */
export function MergeRequests({ request }: MergeRequestsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const [isAsked, setIsAsked] = useState(false);
  const { send } = useAction(requestCommandEndpoints.mergeContactRequests);
  const others = request.sameNumber.filter(
    ({ isWithinReach, status }) => isWithinReach && status !== 'closed' && status !== 'converted',
  );
  if (refusalOfAction('merge', situationOf(request)) !== null || others.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {pick(messages.merge)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={pick(mergeQuestion)(others.length + 1)}
          verb={pick(messages.merge)}
          onConfirm={async () => {
            await send({ params: { id: request.id }, body: { requestIds: others.map(({ id }) => id) } });
            // The question holds the focus until it is closed.
            flushSync(() => setIsAsked(false));
            showToast({ tone: 'good', title: pick(messages.merged) });
            // The button has gone, so the focus moves to the timeline, which shows the result.
            document.getElementById(timelineId)?.focus();
          }}
          onClose={() => setIsAsked(false)}
        >
          <ul>
            {[request, ...others].map(({ id, fullName, receivedAt }) => (
              <li key={id}>
                <FactLine>
                  <WrittenText>{fullName}</WrittenText>
                  {formatMoment(instantOf(receivedAt), language, now)}
                </FactLine>
              </li>
            ))}
          </ul>
          <p>{pick(messages.mergeText)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
