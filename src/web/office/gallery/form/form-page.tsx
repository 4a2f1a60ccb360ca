import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { callWith } from '#web/api/call-with.ts';
import { OtherLanguageButton } from '#web/frame/other-language-button.tsx';
import { usePick } from '#web/i18n/language.ts';
import { BackLink } from '../../kit/ui/back-link.tsx';
import { PageHeader } from '../../kit/ui/page-header.tsx';
import { messages } from '../gallery.messages.ts';
import { FormSpecimen } from './form-specimen.tsx';
import { specimenForm } from './specimen-form.ts';

/** No server has it: a test answers it. */
const saveSpecimen = endpoint({
  method: 'POST',
  path: '/api/kit/form',
  summary: 'Takes the form of the gallery',
  access: 'public',
  body: specimenForm,
  output: z.null(),
  idempotencyKey: 'required',
});

interface FormPageProps {
  readonly back: string;
}

export function FormPage({ back }: FormPageProps) {
  const pick = usePick();
  return (
    <>
      <BackLink to={back} label={pick(messages.title)} />
      <PageHeader title={pick(messages.form)} actions={<OtherLanguageButton />} />
      <FormSpecimen
        back={back}
        send={(body, idempotencyKey) => callWith(saveSpecimen, { body, idempotencyKey })}
      />
    </>
  );
}
