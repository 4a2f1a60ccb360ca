import { useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { complaintCommandEndpoints, takenDownComplaint } from '#contract/desk/complaint-commands.ts';
import { complaintSourceNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { languageWords } from '#contract/fields/plain-choices.messages.ts';
import { takenDownSources } from '#domain/desk/complaints/complaint.ts';
import { languages } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { CustomerSearch } from '#web/office/lending/ground/customer/customer-search.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { ComplaintTextField, GenderField, KindField } from './complaint-fields.tsx';
import { messages, someoneElse } from './complaints.messages.ts';

const { enterComplaint } = complaintCommandEndpoints;

type Values = Draft<z.input<typeof takenDownComplaint>>;

const initial: Values = {
  ...{ source: null, language: null, kind: null, text: null, fullName: null, phoneNumber: null },
  ...{ aboutName: null, receiptNumber: null, gender: null, isNameHidden: false, customerId: null },
};

interface TakenDown {
  readonly number: string;
  readonly code: string;
}

/** Takes down a complaint at the desk or on the phone, and then shows the code for the complainant. */
export function NewComplaintPage() {
  const pick = usePick();
  const { title } = usePage();
  const [taken, setTaken] = useState<TakenDown | null>(null);
  return (
    <>
      <BackLink {...usePageLink()('complaints')} />
      <PageHeader
        title={taken === null ? title : pick(messages.takenDown)}
        {...(taken === null && { help: pick(messages.newHelp) })}
      />
      {taken === null ? <NewComplaintForm onTaken={setTaken} /> : <Taken taken={taken} />}
    </>
  );
}

function NewComplaintForm({ onTaken }: { readonly onTaken: (taken: TakenDown) => void }) {
  const pick = usePick();
  const { send } = useAction(enterComplaint);
  const form = useOfficeForm({
    initial,
    labels: {
      ...{ source: messages.source, language: messages.language, kind: messages.kind, text: messages.text },
      ...{ fullName: messages.fullName, phoneNumber: messages.phone, aboutName: messages.about },
      ...{
        receiptNumber: messages.receiptNumber,
        gender: messages.gender,
        isNameHidden: messages.isNameHidden,
        customerId: messages.customer,
      },
    },
    schema: takenDownComplaint,
    send: (body, idempotencyKey) => send({ body, idempotencyKey }),
    onSaved: ({ data }) => onTaken(data),
  });
  const { field } = form;
  const customer = field('customerId');
  return (
    <OfficeForm form={form} verb={messages.takeDown} back={useArea().complaints()}>
      <FormSection title={pick(messages.written)} lead={pick(messages.writtenLead)}>
        <SelectField
          {...field('source')}
          isRequired
          none={messages.choose}
          choices={takenDownSources.map((value) => ({ value, label: pick(complaintSourceNames[value]) }))}
        />
        <KindField {...field('kind')} />
        <div className={section.wide}>
          <ComplaintTextField {...field('text')} />
        </div>
        <TextField {...field('receiptNumber')} isCode lengthMax={40} />
        <TextField {...field('aboutName')} lengthMax={120} />
      </FormSection>
      <FormSection title={pick(messages.complainant)} lead={pick(messages.complainantLead)}>
        <div className={section.wide}>
          <CustomerSearch
            value={customer.value ?? undefined}
            onChoose={(id) => customer.onEdit(id ?? null)}
            ending={someoneElse}
          />
        </div>
        <TextField {...field('fullName')} lengthMax={120} />
        <PhoneField {...field('phoneNumber')} isRequired />
        <SelectField
          {...field('language')}
          isRequired
          none={messages.choose}
          choices={languages.map((value) => ({ value, label: pick(languageWords[value]) }))}
        />
        <GenderField {...field('gender')} />
        <div className={section.wide}>
          <SwitchField {...field('isNameHidden')} />
        </div>
      </FormSection>
    </OfficeForm>
  );
}

function Taken({ taken: { number, code } }: { readonly taken: TakenDown }) {
  const pick = usePick();
  return (
    <Section
      title={pick(messages.giveCode)}
      actions={
        <Button as={Link} to={useArea().complaints()}>
          {pick(messages.toRegister)}
        </Button>
      }
    >
      <Facts
        facts={[
          { label: pick(messages.number), value: <Code>{number}</Code> },
          { label: pick(messages.code), value: <Code>{code}</Code> },
        ]}
      />
    </Section>
  );
}
