import { Suspense } from 'react';
import { callWith } from '#web/api/call-with.ts';
import { OtherLanguageButton } from '#web/frame/other-language-button.tsx';
import { usePick } from '#web/i18n/language.ts';
import { guarantorRelations } from '#web/office/lending/ground/labels/guarantor-relations.messages.ts';
import { AfterSave } from '../../kit/form/after-save.tsx';
import { useRecordForm } from '../../kit/form/engine/use-record-form.ts';
import { SuggestedField } from '../../kit/form/fields/suggested-field.tsx';
import { TextField } from '../../kit/form/fields/text-field.tsx';
import { FormSection } from '../../kit/form/form-section.tsx';
import { RecordForm } from '../../kit/form/record-form.tsx';
import { latePart } from '../../kit/loading/late-part.tsx';
import { RecordPage } from '../../kit/record/record-page.tsx';
import { Section } from '../../kit/record/section.tsx';
import { Banner } from '../../kit/ui/banner.tsx';
import { messages as gallery } from '../gallery.messages.ts';
import { messages, recordLabels } from './record-specimen.messages.ts';
import { RecordingSpecimen } from './recording-specimen.tsx';
import {
  firstRecord,
  type RecordBody,
  recordForm,
  type SpecimenRecord,
  saveRecord,
} from './specimen-record.ts';
import { VisitSpecimen } from './visit-specimen.tsx';

const Arriving = latePart(async () => ArrivedPart);
const Lost = latePart<object>(() => Promise.reject(new Error('it is not there')));

interface RecordSpecimenPageProps {
  readonly back: string;
}

/** The page of one record: its form, and the parts sent, fetched and answered beside it. */
export function RecordSpecimenPage({ back }: RecordSpecimenPageProps) {
  const pick = usePick();
  return (
    <RecordPage
      back={{ to: back, label: pick(gallery.title) }}
      title={pick(messages.title)}
      head={() => ({
        title: pick(messages.title),
        help: pick(messages.lead),
        actions: <OtherLanguageButton />,
      })}
      item={{ data: firstRecord, error: null, refetch: async () => ({ data: firstRecord }) }}
      notOpened={messages.notOpened}
    >
      {(record, askAgain) => (
        <>
          <Known record={record} askAgain={askAgain} back={back} />
          <VisitSpecimen />
          <RecordingSpecimen />
          <Section title={pick(messages.late)}>
            <Suspense>
              <Arriving />
              <Lost />
            </Suspense>
          </Section>
        </>
      )}
    </RecordPage>
  );
}

function ArrivedPart() {
  const pick = usePick();
  return <p>{pick(messages.arrived)}</p>;
}

interface KnownProps {
  readonly record: SpecimenRecord;
  readonly askAgain: () => Promise<SpecimenRecord | undefined>;
  readonly back: string;
}

function Known({ record, askAgain, back }: KnownProps) {
  const pick = usePick();
  const editing = useRecordForm({
    record,
    askAgain,
    valuesOf: ({ address, relation }: SpecimenRecord) => ({ address, relation }),
    labels: recordLabels,
    schema: recordForm,
    bodyOf: (values, version) => ({ ...values, version }),
    send: (body: RecordBody) => callWith(saveRecord, { body }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <RecordForm of={editing} back={back}>
        <FormSection title={pick(messages.record)} lead={pick(messages.recordLead)}>
          <TextField {...form.field('address')} isRequired lengthMax={200} />
          <SuggestedField {...form.field('relation')} isRequired usual={guarantorRelations} lengthMax={80} />
        </FormSection>
      </RecordForm>
    </>
  );
}
