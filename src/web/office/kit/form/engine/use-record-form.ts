import { useRef, useState } from 'react';
import type { Phrase } from '#domain/language.ts';
import { ApiFailure, isAnswerLost } from '#web/api/api-failure.ts';
import { isSame } from './draft-values.ts';
import type { DraftBody } from './form-paths.ts';
import { type FormOf, type FormOptions, useFormOver } from './use-office-form.ts';

/** A record whose version grows by one with each change, so that no change is overwritten unseen. */
interface Versioned {
  readonly version: number;
}

interface RecordFormOptions<Kept, Values, Body>
  extends Pick<FormOptions<Values, Body, unknown>, 'labels' | 'schema'> {
  /** The record as it was when the form opened. */
  readonly record: Kept;
  /** The record as it is now. */
  readonly askAgain: () => Promise<Kept | undefined>;
  readonly valuesOf: (record: Kept) => Values;
  readonly bodyOf: (values: Values, version: number) => DraftBody<Body>;
  readonly send: (body: Body, version: number) => Promise<{ readonly data: Kept }>;
  readonly onSaved?: () => void;
}

/** The known changes of others: saving was refused because of them, or these fields were taken over. */
export type Meanwhile = 'refused' | readonly Phrase[] | null;

export interface RecordForm<Kept, Values> {
  readonly form: FormOf<Values>;
  /** The record that the form is based on. */
  readonly record: Kept;
  readonly meanwhile: Meanwhile;
  /** Merges the changes of others below the input here. */
  readonly takeOver: () => Promise<void>;
  /** Takes over a record that a step beside the form returned, unless somebody else changed fields of the form there. */
  readonly follow: (next: Kept) => void;
}

/**
 * The form of an existing record. It keeps the record of its start, whatever the page fetches beside it. If somebody else changes
 * the record, saving is refused; their changes can then be taken over without losing any input.
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
        // An attempt whose answer was lost may have changed it.
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
      // Keeps input that was entered while the form was being sent.
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
