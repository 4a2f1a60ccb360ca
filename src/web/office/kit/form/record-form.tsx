import type { ReactNode } from 'react';
import type { Phrase } from '#domain/language.ts';
import type { RecordForm as FormOfRecord } from './engine/use-record-form.ts';
import { MeanwhileBanner } from './meanwhile-banner.tsx';
import { OfficeForm } from './office-form.tsx';

interface RecordFormProps<Kept, Values> {
  readonly of: FormOfRecord<Kept, Values>;
  readonly verb?: Phrase;
  /** The target of the link that leaves without saving. */
  readonly back: string;
  /** Runs instead of sending at once. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

/** The page of a form over an existing record. When somebody else has saved meanwhile, it offers to take over their changes. */
export function RecordForm<Kept, Values>(props: RecordFormProps<Kept, Values>) {
  const { of, verb, back, onSubmit, children } = props;
  const { form, meanwhile, takeOver } = of;
  return (
    <OfficeForm form={form} verb={verb} back={back} onSubmit={onSubmit}>
      <MeanwhileBanner meanwhile={meanwhile} takeOver={takeOver} />
      {children}
    </OfficeForm>
  );
}
