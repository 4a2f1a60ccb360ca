import { isHouseholdRelation } from '#domain/lending/agreements/household-relation.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { FieldProblem } from '#web/office/kit/form/fields/field-problem.tsx';
import { SuggestedField } from '#web/office/kit/form/fields/suggested-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RepeatingRows } from '#web/office/kit/form/repeating-rows.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { memberOfStaff } from '../../ground/labels/customer-words.messages.ts';
import { guarantorRelations } from '../../ground/labels/guarantor-relations.messages.ts';
import type { AgreementValues } from '../draft/agreement-values.ts';
import { chosenOf, exposureOf, messages } from './guarantors.messages.ts';
import type { KnownGuarantor } from './use-known-guarantors.ts';

interface GuarantorsStepProps {
  readonly form: FormOf<AgreementValues>;
  readonly known: ReadonlyMap<string, KnownGuarantor>;
  /** The number of guarantors that the lender requires. */
  readonly needed: number;
}

/** The people who vouch for the customer. */
export function GuarantorsStep({ form, known, needed }: GuarantorsStepProps) {
  const pick = usePick();
  const rows = form.rows('guarantors');
  const { guarantors } = form.values;
  const isOfHousehold = guarantors.some(
    ({ guarantorId, relation }) =>
      known.get(guarantorId ?? '')?.isOfHousehold || isHouseholdRelation(relation ?? ''),
  );
  return (
    <FormSection title={pick(rows.label)} lead={pick(messages.lead)}>
      <Text tone="muted" className={section.wide} role="status">
        {pick(chosenOf)(guarantors.length, needed)}
      </Text>
      {guarantors.length > 0 && (
        <RepeatingRows
          {...rows}
          newRow={{ guarantorId: null, relation: '' }}
          add={messages.add}
          // They are added below, by their CNIC.
          rowsMax={guarantors.length}
        >
          {(index) => <GuarantorRow form={form} index={index} known={known} />}
        </RepeatingRows>
      )}
      {isOfHousehold && (
        <div className={section.wide}>
          <Banner tone="warning" title={pick(messages.sameHousehold)} />
        </div>
      )}
    </FormSection>
  );
}

interface GuarantorRowProps extends Pick<GuarantorsStepProps, 'form' | 'known'> {
  readonly index: number;
}

function GuarantorRow({ form, index, known }: GuarantorRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const person = form.field(`guarantors.${index}.guarantorId`);
  const guarantor = known.get(person.value ?? '');
  return (
    <>
      <div id={person.id} tabIndex={-1}>
        <Text weight={600}>
          <WrittenText>
            {guarantor === undefined ? '' : pickWritten(guarantor.fullName, language)}
          </WrittenText>
        </Text>
        {guarantor?.exposure != null && (
          <Text size={2} tone="muted">
            {pick(exposureOf)(guarantor.exposure)}
          </Text>
        )}
        {guarantor?.isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
        {person.problem && <FieldProblem problem={person.problem} />}
      </div>
      <SuggestedField
        {...form.field(`guarantors.${index}.relation`)}
        isRequired
        usual={guarantorRelations}
        hint={messages.relationHint}
        lengthMax={80}
      />
    </>
  );
}
