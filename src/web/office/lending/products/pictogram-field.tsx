import {
  type Pictogram as PictogramName,
  type ProductCategory,
  pictogramOf,
  pictograms,
} from '#domain/lending/products/pictogram.ts';
import { Pictogram } from '#web/goods/pictogram.tsx';
import { usePick } from '#web/i18n/language.ts';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { pictogramNames } from '../ground/labels/pictogram-names.messages.ts';
import { messages } from './products.messages.ts';

interface PictogramFieldProps {
  readonly field: FieldOf<PictogramName | null>;
  readonly category: ProductCategory | null;
}

/** The drawing of a product, beside its choice. */
export function PictogramField({ field, category }: PictogramFieldProps) {
  const pick = usePick();
  return (
    <Row gap={4} align="center" wraps>
      <SelectField
        {...field}
        none={messages.drawingOfCategory}
        hint={messages.drawingHint}
        choices={pictograms.map((value) => ({ value, label: pick(pictogramNames[value]) }))}
      />
      <Pictogram name={pictogramOf({ pictogram: field.value, category: category ?? 'home_appliances' })} />
    </Row>
  );
}
