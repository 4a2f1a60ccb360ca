import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type SiteTextsForm, settingsEndpoints, siteTexts } from '#contract/office/settings.ts';
import { call } from '#web/api/client.ts';
import { areaPaths } from '#web/area-paths.ts';
import { usePick } from '#web/i18n/language.ts';
import { FormSection } from '../../form/form-section.tsx';
import { OfficeForm } from '../../form/office-form.tsx';
import { PhraseFields } from '../../form/phrase-fields.tsx';
import { useForm } from '../../form/use-form.ts';
import { SiteShowsIt } from '../../ui/site-shows-it.tsx';
import { messages } from '../settings.messages.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import { settingsKey } from '../use-settings.ts';
import { siteTextLabels, siteTextSections } from './site-text-sections.ts';
import { bodyOf, valuesOf } from './site-text-values.ts';

export function SiteTextsPage() {
  const pick = usePick();
  return (
    <SettingsFrame title={pick(messages.texts)} lead={pick(messages.textsText)}>
      {(settings) => <SiteTexts {...settings.siteTexts} />}
    </SettingsFrame>
  );
}

interface SiteTextsProps {
  readonly content: SiteTextsForm;
  readonly version: number;
}

function SiteTexts({ content, version }: SiteTextsProps) {
  const pick = usePick();
  const memory = useQueryClient();
  const [savedVersion, setSavedVersion] = useState(version);
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({
    initial: valuesOf(content),
    schema: siteTexts,
    bodyOf,
    send: (body) => call(settingsEndpoints.saveSiteTexts, { body: { content: body, version: savedVersion } }),
    onSaved({ data }) {
      setSavedVersion(data.version);
      setIsSaved(true);
      void memory.invalidateQueries({ queryKey: settingsKey });
      window.scrollTo(0, 0);
    },
  });
  const { text } = form;
  return (
    <>
      <SiteShowsIt isSaved={isSaved && !form.isChanged} />
      <OfficeForm form={form} labels={siteTextLabels} back={areaPaths.superadmin.settings}>
        {siteTextSections.map(({ title, lead, texts }) => (
          <FormSection key={title.en} title={pick(title)} lead={pick(lead)}>
            {texts.map(({ name, labels, lengthMax }) => (
              <PhraseFields
                key={name}
                values={{ en: text(`${name}.en`), ur: text(`${name}.ur`) }}
                labels={labels}
                lengthMax={lengthMax}
              />
            ))}
          </FormSection>
        ))}
      </OfficeForm>
    </>
  );
}
