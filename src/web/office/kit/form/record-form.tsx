import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Banner } from '../ui/banner.tsx';
import { AfterSave } from './after-save.tsx';
import type { RecordForm as FormOfRecord } from './engine/use-record-form.ts';
import { messages, theyChanged } from './form.messages.ts';
import { OfficeForm } from './office-form.tsx';

interface RecordFormProps<Kept, Values> {
  readonly of: FormOfRecord<Kept, Values>;
  /** The target of the link that leaves without saving. */
  readonly back: string;
  /** Runs instead of sending at once. */
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

/** The page of a form over an existing record. When somebody else has saved meanwhile, it offers to take over their changes. */
export function RecordForm<Kept, Values>({ of, back, onSubmit, children }: RecordFormProps<Kept, Values>) {
  const pick = usePick();
  const { form, meanwhile, takeOver } = of;
  return (
    <OfficeForm form={form} back={back} onSubmit={onSubmit}>
      {meanwhile === 'refused' ? (
        <Banner
          tone="warning"
          title={pick(messages.conflict)}
          action={
            <Button variant="default" onClick={() => void takeOver()}>
              {pick(messages.takeOver)}
            </Button>
          }
        />
      ) : (
        meanwhile !== null && (
          <AfterSave saves={1}>
            <Banner tone="good" title={pick(theyChanged)(meanwhile.map(pick))} />
          </AfterSave>
        )
      )}
      {children}
    </OfficeForm>
  );
}
