import type { Phrase } from '#domain/language.ts';
import type { FieldProblems } from './field-problems.ts';

/** What a form shows, by field. A field is named as the contract names it: `city.ur` is the Urdu of `city`. */
export type FormValues<Values> = { readonly [Field in keyof Values]: string | boolean };

type KeysOf<Values, Kind> = { [Key in keyof Values]: Values[Key] extends Kind ? Key : never }[keyof Values] &
  string;

interface FieldValue<Value> {
  readonly name: string;
  readonly problem: Phrase | undefined;
  readonly onEdit: (value: Value) => void;
}

export interface TextValue extends FieldValue<string> {
  readonly value: string;
}

export interface FlagValue extends FieldValue<boolean> {
  readonly isOn: boolean;
}

/** A form over these values, whatever is sent for them. */
export interface FormOf<Values extends FormValues<Values>> {
  readonly text: (name: KeysOf<Values, string>) => TextValue;
  readonly flag: (name: KeysOf<Values, boolean>) => FlagValue;
}

interface FormState<Values> {
  readonly values: Values;
  readonly problems: FieldProblems;
  readonly edit: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
}

/** What each field of a form needs, by its name. */
export function fieldValues<Values extends FormValues<Values>>({
  values,
  problems,
  edit,
}: FormState<Values>): FormOf<Values> {
  return {
    text: (name) => ({
      name,
      value: String(values[name]),
      problem: problems[name],
      onEdit: (value) => edit(name, value as Values[typeof name]),
    }),
    flag: (name) => ({
      name,
      isOn: values[name] === true,
      problem: problems[name],
      onEdit: (isOn) => edit(name, isOn as Values[typeof name]),
    }),
  };
}
