import { type FormEvent, useReducer, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Language } from '#domain/language.ts';
import { logFailure } from '#web/session/log-failure.ts';
import { checkNow, loadCheck } from './check-now.ts';
import { atFirst, fieldsToCorrect, progressAfter } from './form-progress.ts';
import { problemsFrom } from './kinds/problems.ts';
import type { VisitorForm } from './kinds/visitor-form.ts';
import { attemptAt } from './sending/attempt.ts';
import { type NotSent, noAnswer, sendForm, trapField } from './sending/send-form.ts';
import type { ToastContent } from './toast-note.tsx';
import { textsOf, useDraft } from './use-draft.ts';
import { fieldId, useFields } from './use-fields.ts';

const browser = {
  fetch: (...args: Parameters<typeof fetch>) => window.fetch(...args),
  isOnline: () => navigator.onLine,
};

/** The life of one form: typing, checking, sending, thanking. */
export function useVisitorForm<Field extends string>(form: VisitorForm<Field>, language: Language) {
  const { element, isReady, filledIn, fillIn } = useDraft(form);
  const [progress, go] = useReducer(progressAfter<Field>, atFirst);
  const [code, setCode] = useState<string | null>(null);
  const [toast, setToast] = useState<ToastContent | null>(null);
  const isSubmitting = useRef(false);
  const { values } = filledIn;
  const { stage, problems, failure, failedAttempts } = progress;

  function fail(outcome: NotSent) {
    logFailure(`The form ${form.name} was not sent`, outcome);
    const said = problemsFrom(form, outcome.errors);
    const isExplained = Object.keys(said).length > 0;
    const text = form.failureToast(outcome, language);
    if (text !== null) setToast({ kind: 'failure', text });
    go({ type: 'failed', problems: said, failure: form.failureText(outcome, language, isExplained) });
  }

  async function send(filled: HTMLFormElement) {
    setToast(null);
    const found = await checkNow(form, values, language);
    if (found === null) return fail(noAnswer(browser));
    if (Object.keys(found).length > 0) return go({ type: 'failed', problems: found, failure: null });

    const payload = { ...form.payload(values), ...textsOf(filled, [trapField]) };
    const attempt = attemptAt(payload, filledIn.attempt, uuidv7);
    // Stored before it is sent: if the page closes before the answer comes, the retry has the same key.
    fillIn({ values, attempt });
    go({ type: 'sending' });
    const outcome = await sendForm({ payload, key: attempt.key, language }, browser);
    if (!outcome.ok) return fail(outcome);
    fillIn({ values: form.empty, attempt: null });
    setToast({ kind: 'success', text: outcome.message ?? form.sent[language] });
    setCode(outcome.code);
    go({ type: 'sent' });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    await send(event.currentTarget);
    isSubmitting.current = false;
  }

  const wrong = fieldsToCorrect(form, progress).map((field) => ({
    id: fieldId(form, field),
    problem: problems[field],
  }));

  return {
    isReady,
    isSending: stage === 'sending',
    isThanked: stage === 'thanked',
    /** The code of the request that was sent last. */
    code,
    /** From the thanks back to the empty form. */
    startOver: () => go({ type: 'started-over' }),
    element: { ref: element, noValidate: true, onSubmit: submit, onFocus: loadCheck },
    summary: { wrong, failure, failedAttempts, language },
    field: useFields({ form, values, problems, language, isLocked: stage === 'sending', fillIn, go }),
    toast,
    closeToast: () => setToast(null),
  };
}
