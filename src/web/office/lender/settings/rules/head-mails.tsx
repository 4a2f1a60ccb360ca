import { headMailAddressesMax } from '#contract/lender/settings.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RepeatingRows } from '#web/office/kit/form/repeating-rows.tsx';
import type { OfficeRuleValues } from './designations.tsx';
import { messages } from './office-rules.messages.ts';

interface HeadMailsProps {
  readonly form: FormOf<OfficeRuleValues>;
}

/** The addresses that get the ends of the audit chains once a day. */
export function HeadMails({ form }: HeadMailsProps) {
  const pick = usePick();
  const rows = form.rows('headMails');
  return (
    <FormSection title={pick(rows.label)} lead={pick(messages.headMailsLead)}>
      <RepeatingRows
        {...rows}
        newRow={{ email: '' }}
        add={messages.addHeadMail}
        rowsMax={headMailAddressesMax}
      >
        {(index) => (
          <TextField
            {...form.field(`headMails.${index}.email`)}
            inputMode="email"
            direction="ltr"
            lengthMax={254}
            isRequired
          />
        )}
      </RepeatingRows>
    </FormSection>
  );
}
