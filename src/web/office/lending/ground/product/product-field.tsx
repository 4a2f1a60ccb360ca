import type { Product } from '#contract/lending/products.ts';
import type { Phrase } from '#domain/language.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import type { FieldProps } from '#web/office/kit/form/fields/use-field-frame.tsx';
import { messages } from './product-field.messages.ts';

interface ProductFieldProps extends Omit<FieldProps<string | null>, 'onEdit'> {
  /** The products on sale. */
  readonly products: readonly Product[];
  /** The label of the choice that is no product. */
  readonly none: Phrase;
  /** The name of the chosen product at the time of the choice: it may not be on sale any more. */
  readonly nameThen?: string | null;
  /** Gives the product itself: its name and its price belong to the choice. */
  readonly onChoose: (product: Product | null) => void;
}

/** One of the products on sale. A draft keeps its product, even when that is no longer sold. */
export function ProductField({ products, nameThen, onChoose, hint, ...field }: ProductFieldProps) {
  const language = useLanguage();
  const choices = products.map((product) => ({
    value: product.id,
    label: pickWritten(product.name, language),
  }));
  const isGone = field.value !== null && products.every(({ id }) => id !== field.value);
  const gone = { value: field.value ?? '', label: nameThen ?? '' };
  return (
    <SelectField
      {...field}
      hint={isGone ? messages.notSold : hint}
      choices={isGone ? [...choices, gone] : choices}
      onEdit={(id) => {
        if (id !== field.value) onChoose(products.find((product) => product.id === id) ?? null);
      }}
    />
  );
}
