import { useEffect, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod/mini';
import { ApiFailure } from '#web/api/api-failure.ts';
import { type Attempt, attemptAt } from '#web/public/forms/sending/attempt.ts';
import { type FieldProblems, problemsFrom, problemsIn } from './field-problems.ts';
import { type FormValues, fieldValues } from './field-values.ts';

interface FormOptions<Values extends FormValues<Values>, Body, Answer> {
  readonly initial: Values;
  /** The contract's own schema, which the server holds the same body to. */
  readonly schema: z.ZodMiniType<unknown, Body>;
  /** What is sent for what the form shows. */
  readonly bodyOf: (values: Values) => Body;
  /** The key names this body: sent again after a lost answer it is stored once. */
  readonly send: (body: Body, key: string) => Promise<Answer>;
  readonly onSaved: (answer: Answer) => void;
}

interface Objections {
  readonly problems: FieldProblems;
  /** What the server refused the whole with. */
  readonly refusal: string | null;
}

const none: Objections = { problems: {}, refusal: null };

/** The life of one form: typing, checking, sending, and what was said against it. */
export function useForm<Values extends FormValues<Values>, Body, Answer>(
  options: FormOptions<Values, Body, Answer>,
) {
  const { schema, bodyOf, send, onSaved } = options;
  const [saved, setSaved] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [objections, setObjections] = useState(none);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const attempt = useRef<Attempt>(null);
  const isChanged = fieldsOf(values).some((field) => values[field] !== saved[field]);
  // Read by the guard of the page, which is asked before what was set here is drawn.
  const hasUnsaved = useRef(false);
  useEffect(() => {
    hasUnsaved.current = isChanged;
  }, [isChanged]);

  function edit<Field extends keyof Values & string>(field: Field, value: Values[Field]) {
    setValues((current) => ({ ...current, [field]: value }));
    setObjections(({ problems: { [field]: _, ...others } }) => ({ problems: others, refusal: null }));
  }

  function fail(found: Objections) {
    setObjections(found);
    setFailedAttempts((count) => count + 1);
  }

  /** Whether the contract has nothing against the values; what it has is shown. */
  function check(): boolean {
    const issues = schema.safeParse(bodyOf(values)).error?.issues ?? [];
    if (issues.length > 0) fail({ problems: problemsIn(issues), refusal: null });
    return issues.length === 0;
  }

  /** Sends the values, with what was asked for last, apart from the form. */
  async function submit(last: Partial<Values> = {}) {
    if (isSending || !check()) return;
    const body = bodyOf({ ...values, ...last });
    attempt.current = attemptAt({ body }, attempt.current, uuidv7);
    setIsSending(true);
    try {
      const answer = await send(body, attempt.current.key);
      setObjections(none);
      setSaved(values);
      hasUnsaved.current = false;
      onSaved(answer);
    } catch (thrown) {
      if (!(thrown instanceof ApiFailure)) throw thrown;
      fail({ problems: problemsFrom(thrown, fieldsOf(values)), refusal: thrown.message });
    } finally {
      setIsSending(false);
    }
  }

  return {
    values,
    edit,
    ...fieldValues({ values, problems: objections.problems, edit }),
    check,
    submit,
    ...objections,
    failedAttempts,
    isSending,
    isChanged,
    hasUnsaved,
  };
}

function fieldsOf<Values extends object>(values: Values) {
  return Object.keys(values) as (keyof Values & string)[];
}
