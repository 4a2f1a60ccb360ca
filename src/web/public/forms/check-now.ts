import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Language } from '#domain/language.ts';
import { now } from '#web/format/now.ts';
import type { Problems, Values, VisitorForm } from './kinds/visitor-form.ts';

/** Fetches the contract's checks, once; null while they can't be loaded. */
export function loadCheck() {
  return import('./kinds/check-form.ts').then(
    ({ checkForm }) => checkForm,
    () => null,
  );
}

/** The problems of a form today in Karachi; null when the device is offline and cannot check. */
export async function checkNow<Field extends string>(
  form: VisitorForm<Field>,
  values: Values<Field>,
  language: Language,
): Promise<Problems<Field> | null> {
  const checkForm = await loadCheck();
  return checkForm === null ? null : checkForm(form, values, businessDateOf(now()), language);
}
