import type { Product } from '#contract/lending/products.ts';
import type { Language } from '#domain/language.ts';

/** A product's name in the reader's language where it has one. */
export function productName({ name, nameUr }: Pick<Product, 'name' | 'nameUr'>, language: Language): string {
  return (language === 'ur' && nameUr) || name;
}
