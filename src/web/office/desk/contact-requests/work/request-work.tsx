import { useEffect, useRef } from 'react';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { AssignForm } from './assign-form.tsx';
import { BookVisitForm } from './book-visit-form.tsx';
import { CloseForm } from './close-form.tsx';
import { LogContactForm } from './log-contact-form.tsx';
import { NoteForm } from './note-form.tsx';
import type { RequestTask, RequestWorkProps } from './request-task.ts';
import { messages } from './request-work.messages.ts';
import classes from './request-work.module.css';

const titles = {
  contact: messages.logContact,
  visit: messages.bookVisit,
  close: messages.close,
  note: messages.addNote,
  assign: messages.assign,
  reopen: messages.reopen,
  cancelVisit: messages.cancelVisit,
  handBack: messages.handBack,
} as const;

const { reopenContactRequest, cancelHomeVisit, handBackContactRequest } = requestCommandEndpoints;

interface TaskProps extends RequestWorkProps {
  readonly task: RequestTask;
  /** Opens the next request that waits for a contact; null after the last one. */
  readonly goOn: (() => void) | null;
}

/**
 * The open task of a request, in place, so that the visitor's words stay visible. It takes the focus, because its button may be a
 * screen below it, and gives it back.
 */
export function RequestWork({ task, ...props }: TaskProps) {
  const pick = usePick();
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each task anew
  useEffect(() => {
    const before = document.activeElement;
    place.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [task]);
  return (
    <Stack
      as="section"
      ref={place}
      tabIndex={-1}
      gap={2}
      pad={[3, 4]}
      className={classes.work}
      aria-label={pick(titles[task.kind])}
    >
      <h3>{pick(titles[task.kind])}</h3>
      <Task task={task} {...props} />
    </Stack>
  );
}

function Task({ task, goOn, ...props }: TaskProps) {
  switch (task.kind) {
    case 'contact':
      return <LogContactForm key={task.channel} {...task} {...props} goOn={goOn} />;
    case 'visit':
      return <BookVisitForm {...props} />;
    case 'close':
      return <CloseForm {...props} />;
    case 'assign':
      return <AssignForm {...props} />;
    case 'note':
      return (
        <NoteForm {...props} endpoint={requestCommandEndpoints.addRequestNote} verb={messages.addNote} />
      );
    case 'reopen':
      return <NoteForm {...props} endpoint={reopenContactRequest} verb={messages.reopen} />;
    case 'cancelVisit':
      return <NoteForm {...props} endpoint={cancelHomeVisit} verb={messages.cancelVisit} />;
    case 'handBack':
      return <NoteForm {...props} endpoint={handBackContactRequest} verb={messages.handBack} />;
  }
}
