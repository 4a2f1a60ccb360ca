import type { ContactRequest, RequestEvent } from '#contract/desk/contact-requests.ts';
import { formatClock } from '#web/format/clock-time.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import { inARow } from '#web/format/in-a-row.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { closeReasonNames, contactOutcomeNames } from '../ground/request-labels.messages.ts';
import { messages } from './request-panel.messages.ts';
import { byVisitor, eventTexts, requestedBy } from './request-trail.messages.ts';
import classes from './request-trail.module.css';
import { timelineId } from './timeline-id.ts';
import type { RequestTask } from './work/request-task.ts';

interface RequestTrailProps {
  readonly request: ContactRequest;
  readonly onTask: (task: RequestTask) => void;
}

/** The history of a request, newest first; the visitor's form is the last line. */
export function RequestTrail({ request, onTask }: RequestTrailProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <section className={classes.trail}>
      <Row align="center" justify="space-between">
        <h3 id={timelineId} tabIndex={-1}>
          {pick(messages.timeline)}
        </h3>
        <Button variant="subtle" size="sm" onClick={() => onTask({ kind: 'note' })}>
          {pick(messages.addNote)}
        </Button>
      </Row>
      <ol>
        {request.events.map((event) => (
          <TrailEvent key={event.id} event={event} />
        ))}
        <li>
          <Text weight={600}>{pick(requestedBy[request.formType])}</Text>
          <Text size={2} tone="muted">
            {formatMoment(instantOf(request.receivedAt), language, now)}
          </Text>
        </li>
      </ol>
    </section>
  );
}

interface TrailEventProps {
  readonly event: RequestEvent;
}

function TrailEvent({ event }: TrailEventProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { kind, recordedAt, recordedByName, result, note, outsideHoursReason, closeReason, visit } = event;
  const details = [
    ...(result === null ? [] : [pick(contactOutcomeNames[result])]),
    ...(closeReason === null ? [] : [pick(closeReasonNames[closeReason])]),
    ...(visit === null
      ? []
      : [`${formatCalendarDay(visit.visitOn, language, now)} ${formatClock(visit.startsAt, language)}`]),
    ...(event.mergedName === null ? [] : [event.mergedName]),
  ];
  return (
    <li data-contact={result !== null}>
      <Text weight={600}>
        {pick(eventTexts[kind])(event.assigneeName === null ? '' : pick(event.assigneeName))}
        {details.length > 0 && `: ${pick(inARow)(details)}`}
      </Text>
      {note !== null && (
        <p className={classes.note}>
          <WrittenText>{note}</WrittenText>
        </p>
      )}
      {outsideHoursReason !== null && (
        <p className={classes.note}>
          <WrittenText>{outsideHoursReason}</WrittenText>
        </p>
      )}
      <Text size={2} tone="muted">
        <FactLine>
          {pick(recordedByName ?? byVisitor)}
          {formatMoment(instantOf(recordedAt), language, now)}
        </FactLine>
      </Text>
    </li>
  );
}
