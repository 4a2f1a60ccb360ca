import type { CustomerListRow } from '#contract/lending/customers.ts';
import type { Language } from '#domain/language.ts';

interface CustomerNames {
  readonly name: string;
  /** The same name in the other language, where it is known. */
  readonly second: string | null;
}

/** A customer's name, first as the reader writes it. */
export function customerNames(
  { fullName, fullNameUr }: Pick<CustomerListRow, 'fullName' | 'fullNameUr'>,
  language: Language,
): CustomerNames {
  if (fullNameUr === null || language === 'en') return { name: fullName, second: fullNameUr };
  return { name: fullNameUr, second: fullName };
}
