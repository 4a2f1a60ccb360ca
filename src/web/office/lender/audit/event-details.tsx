import { Link } from 'react-router';
import type { AuditEvent } from '#contract/lender/audit.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { messages, subjectName } from './audit.messages.ts';
import type { AuditAddress } from './audit-tools.tsx';
import { diffRows } from './diff-rows.ts';
import classes from './event-details.module.css';
import type { PostLabels } from './recorded-fields.messages.ts';
import { useRecordedNames } from './use-recorded-names.ts';

interface EventDetailsProps {
  /** Links to the events of one record or of one person. */
  readonly only: AuditAddress['only'];
  readonly event: AuditEvent;
  readonly postLabels: PostLabels;
}

/** The values before and after an event, with links to related events. */
export function EventDetails({ event, only, postLabels }: EventDetailsProps) {
  const pick = usePick();
  const names = useRecordedNames(event);
  const rows = diffRows(event, postLabels, {
    language: useLanguage(),
    now: useMinute(),
    branchCode: event.branch?.code ?? null,
    names,
  });
  // A record that was only created, or only removed, has a single side.
  const sides = (['before', 'after'] as const).filter((side) => rows.some((row) => row[side].length > 0));
  return (
    <Stack gap={3} pad={[2, 0]} className={classes.details}>
      {rows.length === 0 ? (
        <p>{pick(messages.nothing)}</p>
      ) : (
        <table className={classes.diff} data-sides={sides.length}>
          <thead>
            <tr>
              <th scope="col">{pick(messages.field)}</th>
              {sides.map((side) => (
                <th key={side} scope="col">
                  {pick(messages[side])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <bdi dir="auto">{row.name}</bdi>
                </th>
                {sides.map((side) => (
                  <td key={side} data-side={side}>
                    <Recorded lines={row[side]} isWritten={row.isWritten} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Row as="p" gap={[1, 5]} wraps size={2} tone="muted">
        <Subject event={event} names={names} />
        {event.clientAddress !== null && (
          <span>
            {pick(messages.fromAddress)} <Code>{event.clientAddress}</Code>
          </span>
        )}
        <Link className="touch" {...only({ subject: event.subject, subjectId: event.subjectId })}>
          {pick(messages.onlyThis)}
        </Link>
        {event.actor !== null && (
          <Link className="touch" {...only({ actorId: event.actor.id })}>
            {pick(messages.onlyThem)}
          </Link>
        )}
      </Row>
    </Stack>
  );
}

interface RecordedProps {
  readonly lines: readonly string[];
  readonly isWritten: boolean;
}

/** Recorded values, each line in its own direction; a dash where there is none. */
function Recorded({ lines, isWritten }: RecordedProps) {
  if (lines.length === 0) return '–';
  return [...lines.entries()].map(([place, line]) => (
    <div key={place}>{isWritten ? <WrittenText>{line}</WrittenText> : <bdi dir="auto">{line}</bdi>}</div>
  ));
}

interface SubjectProps {
  readonly event: AuditEvent;
  readonly names: ReadonlyMap<string, string>;
}

/** The subject of an event, by its name or else its id. A subject of which there is only one has neither. */
function Subject({ event: { subject, subjectId }, names }: SubjectProps) {
  const pick = usePick();
  const name = names.get(subjectId);
  const isOnlyOne = /^[0-]+$/.test(subjectId);
  return (
    <span>
      {pick(subjectName(subject))} {name !== undefined && <WrittenText>{name}</WrittenText>}
      {name === undefined && !isOnlyOne && <Code>{subjectId}</Code>}
    </span>
  );
}
