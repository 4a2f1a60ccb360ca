import { useId, useState, useSyncExternalStore } from 'react';
import { type TextPart, textParts } from '#contract/fields/label-in.messages.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import { valueAt } from './draft-values.ts';
import {
  type DraftBody,
  type FieldPath,
  type Labels,
  type LabelsByKey,
  labelAt,
  type RowsPath,
  type TextDraft,
  type TextPath,
  type ValueAt,
} from './form-paths.ts';
import { type FormState, isChanged, rowKeysOf } from './form-state.ts';
import { createFormStore, type Sending } from './form-store.ts';
import { rememberSending } from './sending-focus.ts';
import type { WatchedForm } from './unsaved-forms.ts';

/**
 * The properties of a field: its value, its problem, and its edit handler. A field may show more than can be entered: a text
 * may be missing (null), but an edit is always a text.
 */
export interface FieldOf<Value, Entered = Value> {
  /** The id of its element, unique on the page. */
  readonly id: string;
  /** Its path in the body. */
  readonly name: string;
  readonly label: Phrase;
  readonly value: Value;
  readonly problem: Phrase | undefined;
  readonly onEdit: (value: Entered) => void;
}

/** One of the fields of a text in several languages. */
export interface TextPartOf {
  readonly part: TextPart;
  readonly field: FieldOf<string | null, string>;
}

/** The properties of a list of rows. */
export interface RowsOf<Row> {
  readonly id: string;
  readonly label: Phrase;
  /** The name of one row; its number follows. */
  readonly rowLabel: Phrase;
  /** One for each row, which stays with it. */
  readonly keys: readonly number[];
  readonly problem: Phrase | undefined;
  readonly onAdd: (row: Row) => void;
  readonly onRemove: (index: number) => void;
}

type RowAt<Values, Path extends string> = ValueAt<Values, Path> extends readonly (infer Row)[] ? Row : never;

export interface FormOptions<Values, Body, Answer>
  extends Omit<Sending<Values, Body, Answer>, 'bodyOf' | 'rule'> {
  readonly initial: Values;
  readonly labels: Labels<Values>;
  /** Left out where the values are the body. */
  readonly bodyOf?: (values: Values) => DraftBody<Body>;
  /** Problems that the contract alone cannot find: they depend on the record, or on several fields. */
  readonly rule?: (values: Values) => RuledProblems<Values>;
}

/** The problems that the form's own rule found, by field. */
export type RuledProblems<Values> = Readonly<Partial<Record<FieldPath<Values>, Phrase>>>;

type BodyWhereItDiffers<Values, Body> =
  Values extends DraftBody<Body> ? unknown : { readonly bodyOf: (values: Values) => DraftBody<Body> };

/** The parts of a form that its frame needs, whatever its fields are. */
export interface FramedForm
  extends Pick<FormState<unknown>, 'problems' | 'refusal' | 'failures' | 'saves' | 'isSending'> {
  readonly labels: LabelsByKey;
  readonly idOf: (path: string) => string;
  readonly isChanged: boolean;
  /** The current state without a render, and its changes. */
  readonly watched: WatchedForm;
  readonly submit: () => Promise<void>;
}

/** A form over these values, for any kind of submission. */
export interface FormOf<Values> extends FramedForm {
  readonly values: Values;
  readonly field: <Path extends FieldPath<Values>>(path: Path) => FieldOf<ValueAt<Values, Path>>;
  /** The fields of a text in several languages. */
  readonly text: (path: TextPath<Values>) => readonly TextPartOf[];
  readonly rows: <Path extends RowsPath<Values>>(path: Path) => RowsOf<RowAt<Values, Path>>;
  readonly edit: <Path extends FieldPath<Values>>(path: Path, value: ValueAt<Values, Path>) => void;
  /** Resets the form to the current record. */
  readonly restart: (values: Values) => void;
  /**
   * Takes over the changes that somebody else saved meanwhile, except where the reader has input. Returns the names of their
   * fields.
   */
  readonly catchUp: (latest: Values) => readonly Phrase[];
  /** Checks the input against the contract and the form's rule, and shows the problems. True when there are none. */
  readonly check: () => boolean;
}

/** A form of the office: its input, its problems, sending it, and the properties of its fields. */
export const useOfficeForm: <Values extends object, Body, Answer>(
  options: FormOptions<Values, Body, Answer> & BodyWhereItDiffers<Values, Body>,
) => FormOf<Values> = useFormOver;

/** The same for a form built on another, where no caller has named the types of values and body yet. */
export function useFormOver<Values extends object, Body, Answer>({
  initial,
  labels,
  bodyOf,
  schema,
  rule,
  send,
  onSaved,
}: FormOptions<Values, Body, Answer>): FormOf<Values> {
  const prefix = useId();
  const [store] = useState(() => createFormStore(initial));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const sending = { schema, rule, bodyOf: bodyOf ?? ((values: Values): unknown => values), send, onSaved };
  const idOf = (path: string) => `${prefix}${path}`;
  const byKey: LabelsByKey = labels;

  function labelOf(path: string): Phrase {
    const label = labelAt(path, byKey);
    invariant(label !== undefined, `the labels of a form name each of its fields, ${path} too`);
    return label;
  }

  const named = (path: string) => ({
    id: idOf(path),
    label: labelOf(path),
    problem: state.problems[path],
  });
  const fieldAt = <Value>(path: string): FieldOf<Value> => ({
    ...named(path),
    name: path,
    value: valueAt(state.values, path) as Value,
    onEdit: (value) => store.edit(path, value),
  });

  return {
    ...state,
    labels: byKey,
    idOf,
    isChanged: isChanged(state),
    watched: store,
    field: (path) => fieldAt(path),
    text: (path) => {
      const text = valueAt(state.values, path) as TextDraft;
      return textParts
        .filter((part) => part in text)
        .map((part) => ({ part, field: fieldAt(`${path}.${part}`) }));
    },
    rows: (path) => ({
      ...named(path),
      rowLabel: labelOf(`${path}.0`),
      keys: rowKeysOf(state, path),
      onAdd: (row) => store.addRow(path, row),
      onRemove: (index) => store.removeRow(path, index),
    }),
    edit: store.edit,
    restart: store.restart,
    catchUp: (latest) => store.catchUp(latest).map(labelOf),
    check() {
      rememberSending();
      return store.check(sending);
    },
    submit() {
      rememberSending();
      return store.submit(sending);
    },
  };
}
