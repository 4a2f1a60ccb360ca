import { useState } from 'react';
import type * as z from 'zod/mini';
import type { FormValues } from '#web/office/kit/form/field-values.ts';
import { useForm } from '#web/office/kit/form/use-form.ts';

interface SectionFormOptions<Values extends FormValues<Values>, Content> {
  readonly initial: Values;
  /** The version that `initial` was read in. */
  readonly version: number;
  readonly schema: z.ZodMiniType<unknown, Content>;
  readonly contentOf: (values: Values) => Content;
  readonly save: (section: { content: Content; version: number }) => Promise<{ data: { version: number } }>;
}

/** The form of one section of the settings. Each time it is saved in the place of the version that stands in it. */
export function useSectionForm<Values extends FormValues<Values>, Content>({
  initial,
  version,
  schema,
  contentOf,
  save,
}: SectionFormOptions<Values, Content>) {
  const [savedVersion, setSavedVersion] = useState(version);
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({
    initial,
    schema,
    bodyOf: contentOf,
    send: (content) => save({ content, version: savedVersion }),
    onSaved({ data }) {
      setSavedVersion(data.version);
      setIsSaved(true);
      window.scrollTo(0, 0);
    },
  });
  return { form, isSaved: isSaved && !form.isChanged };
}
