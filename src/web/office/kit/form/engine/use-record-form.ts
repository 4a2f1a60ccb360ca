import { useRef, useState } from 'react';
import type { Phrase } from '#domain/language.ts';
import { ApiFailure, isAnswerLost } from '#web/api/api-failure.ts';
import { isSame } from './draft-values.ts';
import type { DraftBody } from './form-paths.ts';
import { type FormOf, type FormOptions, useFormOver } from './use-office-form.ts';

/** What goes up by one with each change of a record, so that nobody's is overwritten unseen. */
interface Versioned {
  readonly version: number;
}

interface RecordFormOptions<Kept, Values, Body>
  extends Pick<FormOptions<Values, Body, unknown>, 'labels' | 'schema'> {
  /** What is on record as the form opens. */
  readonly record: Kept;
  /** The record as it is by now. */
  readonly askAgain: () => Promise<Kept | undefined>;
  readonly valuesOf: (record: Kept) => Values;
  readonly bodyOf: (values: Values, version: number) => DraftBody<Body>;
  readonly send: (body: Body, version: number) => Promise<{ readonly data: Kept }>;
  readonly onSaved?: () => void;
}

/** What has come to light of the changes of others: saving was refused for them, or they were taken over, these fields. */
export type Meanwhile = 'refused' | readonly Phrase[] | null;

export interface RecordForm<Kept, Values> {
  readonly form: FormOf<Values>;
  /** The record that the form goes by. */
  readonly record: Kept;
  readonly meanwhile: Meanwhile;
  /** Puts what others changed under what was entered here. */
  readonly takeOver: () => Promise<void>;
  /** Goes by the record that a step beside the form has answered, unless somebody else changed there what the form shows. */
  readonly follow: (next: Kept) => void;
}

/**
 * The form of a known record. It goes by the record that it began with, whatever the page fetches beside it: should that be
 * changed by somebody else, saving is refused, and their changes can be taken over without losing what was entered.
 */
export function useRecordForm<Kept extends Versioned, Values extends object, Body>({
  record: first,
  askAgain,
  valuesOf,
  labels,
  schema,
  bodyOf,
  send,
  onSaved,
}: RecordFormOptions<Kept, Values, Body>): RecordForm<Kept, Values> {
  const [record, setRecord] = useState(first);
  const [meanwhile, setMeanwhile] = useState<Meanwhile>(null);
  const isUnanswered = useRef(false);
  const form = useFormOver({
    initial: valuesOf(first),
    labels,
    schema,
    bodyOf: (values) => bodyOf(values, record.version),
    async send(body: Body) {
      setMeanwhile(null);
      try {
        const saved = await send(body, record.version);
        isUnanswered.current = false;
        return saved;
      } catch (thrown) {
        if (!(thrown instanceof ApiFailure)) throw thrown;
        isUnanswered.current ||= isAnswerLost(thrown);
        if (thrown.code !== 'changed_meanwhile') throw thrown;
        // It may have been changed by an attempt whose answer was lost.
        const latest = isUnanswered.current ? await askAgain() : undefined;
        isUnanswered.current = false;
        if (latest !== undefined && isSame(bodyOf(valuesOf(latest), record.version), body))
          return { data: latest };
        setMeanwhile('refused');
        throw thrown;
      }
    },
    onSaved({ data }) {
      setRecord(data);
      // What was entered while it was being sent is kept.
      form.catchUp(valuesOf(data));
      onSaved?.();
    },
  });

  async function takeOver(): Promise<void> {
    const latest = await askAgain();
    if (latest === undefined) return;
    setRecord(latest);
    setMeanwhile(form.catchUp(valuesOf(latest)));
  }

  function follow(next: Kept): void {
    const shown = (each: Kept) => bodyOf(valuesOf(each), next.version);
    if (!isSame(shown(record), shown(next))) return;
    setRecord(next);
    form.catchUp(valuesOf(next));
  }

  return { form, record, meanwhile, takeOver, follow };
}
