import { complaintKindNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { type ComplaintKind, complaintKinds, complaintLengthMax } from '#domain/desk/complaints/complaint.ts';
import { type Gender, genders } from '#domain/person/gender.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { genderNames } from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { messages } from './complaints.messages.ts';

/** The kind of a complaint. */
export function KindField(field: FieldOf<ComplaintKind | null>) {
  const pick = usePick();
  return (
    <SelectField
      {...field}
      isRequired
      none={messages.choose}
      choices={complaintKinds.map((value) => ({ value, label: pick(complaintKindNames[value]) }))}
    />
  );
}

export function GenderField(field: FieldOf<Gender | null>) {
  const pick = usePick();
  return (
    <SelectField
      {...field}
      none={messages.notAsked}
      choices={genders.map((value) => ({ value, label: pick(genderNames[value]) }))}
    />
  );
}

export function ComplaintTextField(field: FieldOf<string | null, string>) {
  return <TextAreaField {...field} isRequired lengthMax={complaintLengthMax} />;
}
