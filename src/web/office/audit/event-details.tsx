import { Link } from 'react-router';
import type { AuditEvent } from '#contract/office/audit.ts';
import { usePick } from '#web/i18n/language.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages, subjectName } from './audit.messages.ts';
import { diffRows } from './diff-rows.ts';
import classes from './event-details.module.css';
import { listPath } from './list-address.ts';

interface EventDetailsProps {
  readonly event: AuditEvent;
}

/** What stood before and after, and the ways to the rest of the story. */
export function EventDetails({ event }: EventDetailsProps) {
  const pick = usePick();
  const rows = diffRows(event.before, event.after);
  return (
    <div className={classes.details}>
      {rows.length === 0 ? (
        <p>{pick(messages.nothing)}</p>
      ) : (
        <table className={classes.diff}>
          <thead>
            <tr>
              <th scope="col">{pick(messages.field)}</th>
              <th scope="col">{pick(messages.before)}</th>
              <th scope="col">{pick(messages.after)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">
                  <Ltr>{field}</Ltr>
                </th>
                <td>
                  <Recorded value={before} />
                </td>
                <td>
                  <Recorded value={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.facts}>
        <span>
          {pick(subjectName(event.subject))} <Ltr>{event.subjectId}</Ltr>
        </span>
        {event.clientAddress !== null && (
          <span>
            {pick(messages.fromAddress)} <Ltr>{event.clientAddress}</Ltr>
          </span>
        )}
        <Link to={listPath({ subject: event.subjectId })}>{pick(messages.onlyThis)}</Link>
        {event.actor !== null && (
          <Link to={listPath({ actor: event.actor.id })}>{pick(messages.onlyThem)}</Link>
        )}
      </p>
    </div>
  );
}

interface RecordedProps {
  readonly value: unknown;
}

/** A value as it was recorded; a dash where there was none. */
function Recorded({ value }: RecordedProps) {
  if (value === undefined || value === null || value === '') return '–';
  return <bdi dir="auto">{String(value)}</bdi>;
}
