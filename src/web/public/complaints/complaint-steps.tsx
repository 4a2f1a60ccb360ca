import type { ReactNode } from 'react';
import type { TrackedComplaint } from '#contract/site/complaint-forms.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useSite } from '../site-context.ts';
import { StepList } from '../tracked/step-list.tsx';
import { by, firstWordBy, trackedMessages as messages } from './complaints.messages.ts';
import styles from './complaints.module.css';

/** The day in Karachi of a day or a moment. */
export const dayOf = (at: string, language: Language) =>
  formatDate(at.length === 'YYYY-MM-DD'.length ? at : businessDateOf(Date.parse(at)), language);

interface ComplaintStepsProps {
  readonly complaint: TrackedComplaint;
}

/** The steps of a complaint: those that are behind it, and the next one with its last day. */
export function ComplaintSteps({ complaint }: ComplaintStepsProps) {
  const { language, say } = useSite();
  const { receivedAt, handledBy, outsideAddress, takenAt, acknowledgeBy, answerBy, answers, status } =
    complaint;
  const day = (at: string) => dayOf(at, language);
  const isAnswered = status === 'answered';
  const last = answers.at(-1);
  const steps = [
    { name: messages.received, details: [day(receivedAt)], isDone: true },
    {
      name: messages[handledBy],
      details: [placeText(handledBy, outsideAddress), outsideAddress],
      isDone: true,
    },
    ...(handledBy === 'outside'
      ? []
      : [
          {
            name: messages.lookedInto,
            details: [takenAt === null ? firstWordBy[language](day(acknowledgeBy)) : day(takenAt)],
            isDone: takenAt !== null,
          },
          {
            name: messages.answer,
            details: [
              isAnswered && last !== undefined ? day(last.at) : by[language](day(answerBy)),
              ...(complaint.escalatedAt === null || isAnswered ? [] : lateWords()),
            ],
            isDone: isAnswered,
          },
        ]),
  ];
  return (
    <StepList
      label={messages.steps}
      isOver={isAnswered}
      steps={steps.map(({ details, ...step }) => ({ ...step, details: details.map(detailOf) }))}
    />
  );

  function detailOf(detail: string | null): ReactNode {
    return (
      detail && (
        <span key={detail} className={detail === outsideAddress ? styles.typed : undefined}>
          {detail}
        </span>
      )
    );
  }

  /** Once it is open again, the new deadline counts. */
  function lateWords(): string[] {
    const said = say(messages.escalated);
    return complaint.reopenedAt === null ? [say(messages.late), said] : [said];
  }

  function placeText(place: TrackedComplaint['handledBy'], address: string | null): string {
    if (place === 'branch') return say(messages.branchText);
    if (place === 'head_office') return say(messages.headOfficeText);
    return say(address === null ? messages.outsideNobody : messages.outsideText);
  }
}
