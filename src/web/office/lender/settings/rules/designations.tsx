import type * as z from 'zod/mini';
import type { officeRules } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RepeatingRows } from '#web/office/kit/form/repeating-rows.tsx';
import { messages } from './office-rules.messages.ts';

export type OfficeRuleValues = Draft<z.input<typeof officeRules>>;

interface DesignationsProps {
  readonly form: FormOf<OfficeRuleValues>;
}

const newDesignation = { id: null, name: { en: '', ur: '' } };

/** As many as the contract takes. */
const designationsMax = 50;

/** The designations that employees can have, in both languages. */
export function Designations({ form }: DesignationsProps) {
  const pick = usePick();
  const rows = form.rows('designations');
  return (
    <FormSection title={pick(rows.label)} lead={pick(messages.designationsLead)}>
      <RepeatingRows
        {...rows}
        newRow={newDesignation}
        add={messages.addDesignation}
        rowsMax={designationsMax}
      >
        {(index) => <TextFields fields={form.text(`designations.${index}.name`)} lengthMax={80} />}
      </RepeatingRows>
    </FormSection>
  );
}
