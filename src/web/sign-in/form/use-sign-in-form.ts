import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import { type FieldProblems, problemsFrom } from './field-problems.ts';

/** The typed text, by the contract's names of the fields. The page keeps it, so that no change of view loses it. */
export type Typed = Readonly<Partial<Record<string, string>>>;

export interface TypedProps {
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

interface SignInForm<Field extends string> extends TypedProps {
  /** Tells the fields of several forms on one page apart. */
  readonly prefix?: string;
  /** In their order on the screen. */
  readonly fields: readonly Field[];
  readonly check: (values: Record<Field, string>) => FieldProblems;
  /** Null on success, else the failure. */
  readonly send: (values: Record<Field, string>) => Promise<ApiFailure | null>;
}

/** The life of one form about the user's own account: typing, checking, sending, and its problems. */
export function useSignInForm<Field extends string>(form: SignInForm<Field>) {
  const { prefix = '', typed, onType, fields, check, send } = form;
  const pick = usePick();
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => summary.current?.focus(), [attempts]);

  const values = Object.fromEntries(fields.map((field) => [field, typed[field] ?? ''])) as Record<
    Field,
    string
  >;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = check(values);
    let failure: ApiFailure | null = null;
    if (Object.keys(found).length === 0) {
      setIsSending(true);
      failure = await send(values).finally(() => setIsSending(false));
    }
    setProblems(failure === null ? found : problemsFrom(failure.errors, fields));
    setRefusal(failure);
    setAttempts((count) => count + 1);
  }

  return {
    isSending,
    element: { noValidate: true, onSubmit: submit },
    summary: { ref: summary, prefix, fields, problems, refusal },
    field: (field: Field) => {
      const problem = problems[field];
      return {
        id: prefix + field,
        value: values[field],
        problem: problem && pick(problem),
        onChange(value: string) {
          onType({ ...typed, [field]: value });
          setProblems(({ [field]: _, ...others }) => others);
          setRefusal(null);
        },
      };
    },
  };
}
