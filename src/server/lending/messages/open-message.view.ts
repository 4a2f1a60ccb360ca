import type { MessageContent, MessageStep, OpenMessage } from '#contract/lending/messages/messages.ts';
import { reminders } from '#domain/lending/collections/reminder.ts';
import type { MessageGap } from '#domain/lending/messages/message-gaps.ts';
import { fillWords } from '#domain/lending/messages/message-gaps.ts';
import { factTexts, type Sender } from './message-facts.ts';
import { messageTexts } from './message-texts.ts';
import type { MessageRow } from './messages.queries.ts';
import { messageView } from './messages.view.ts';
import type { MessageCourse } from './open-message.queries.ts';

export function openMessageView(row: MessageRow, course: MessageCourse, sender: Sender): OpenMessage {
  const { state, tries, attemptedAt, nextTryAt } = course;
  return {
    ...messageView(row),
    content: state === 'dropped' ? null : contentView(course, sender),
    steps: stepsView(row, course),
    tries,
    nextTryAt: state === 'queued' && attemptedAt === null ? nextTryAt.toISOString() : null,
  };
}

/** The gaps that are left open: what was sent in them is on no record. */
function unknownGaps({ template, attemptedAt, isDebtOlder }: MessageCourse): readonly MessageGap[] {
  if (template === 'code') return ['code', 'version'];
  // With it anybody may change the visitor's request.
  if (template === 'request_received') return ['link'];
  const isReminder = reminders.some((each) => each === template);
  return isReminder && attemptedAt !== null && isDebtOlder ? ['amount'] : [];
}

function contentView(course: MessageCourse, sender: Sender): MessageContent {
  const { template, words, wordsVersion, language } = course;
  const written = (words ?? messageTexts[template])[language];
  const unknown = unknownGaps(course).filter((gap) => written.includes(`{${gap}}`));
  const open = Object.fromEntries(unknown.map((gap) => [gap, `{${gap}}`]));
  const { text } = fillWords(written, { ...factTexts(course, sender), ...open });
  return { text, language, version: words === null ? 0 : wordsVersion, unknown: [...unknown] };
}

/** The provider has taken a message with an id or a state after that. The rest is told by its reports, or by our own record alone. */
function stepsView(
  { state, queuedAt, changedAt }: MessageRow,
  { attemptedAt, isTaken, reports }: MessageCourse,
): MessageStep[] {
  const steps: MessageStep[] = [{ state: 'queued', at: queuedAt.toISOString() }];
  if (attemptedAt !== null && (isTaken || ['sent', 'delivered', 'read'].includes(state)))
    steps.push({ state: 'sent', at: attemptedAt.toISOString() });
  const told = reports.filter((report) => report.state !== 'sent');
  steps.push(
    ...told
      .map((report) => ({ state: report.state, at: new Date(report.receivedAt).toISOString() }))
      .toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  );
  if (steps.every((step) => step.state !== state)) steps.push({ state, at: changedAt.toISOString() });
  return steps;
}
