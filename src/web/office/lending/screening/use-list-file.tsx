import { type ReactNode, useRef, useState } from 'react';
import { screeningEndpoints } from '#contract/lending/screening/screening.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { addedText, messages } from './screening.messages.ts';

const { addScreeningList } = screeningEndpoints;

interface ListFile {
  readonly choose: () => void;
  /** The input of the file, and the question about its name once it is chosen. */
  readonly parts: ReactNode;
}

/** Sends the file of a list. Its name is proposed for a new edition. */
export function useListFile(name: string | null): ListFile {
  const input = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<File | null>(null);
  return {
    choose: () => input.current?.click(),
    parts: (
      <>
        <input
          ref={input}
          type="file"
          name="list"
          hidden
          accept=".csv,.json,.xml"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            // Allows the same file to be chosen again once it is corrected.
            event.currentTarget.value = '';
            if (chosen !== undefined) setList(chosen);
          }}
        />
        {list !== null && <NameDialog list={list} name={name} onClose={() => setList(null)} />}
      </>
    ),
  };
}

interface NameDialogProps {
  readonly list: File;
  readonly name: string | null;
  readonly onClose: () => void;
}

function NameDialog({ list, name, onClose }: NameDialogProps) {
  const pick = usePick();
  const { send } = useAction(addScreeningList);
  const form = useOfficeForm({
    initial: { name, fileName: list.name.slice(-200) as string | null },
    labels: { name: messages.nameOfList, fileName: messages.file },
    schema: addScreeningList.body.fields,
    send: (fields) => send({ body: { ...fields, list } }),
    onSaved: ({ data }) => {
      const { rows, repeated } = data.list;
      showToast({
        tone: 'good',
        title: pick(messages.added),
        text: pick(addedText)(rows, repeated, data.run.foundNew),
      });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={pick(messages.addTitle)} verb={pick(messages.add)} onClose={onClose}>
      <Text>
        {pick(messages.file)}: <bdi>{list.name}</bdi>
      </Text>
      <TextField {...form.field('name')} isRequired lengthMax={120} hint={messages.nameHint} />
    </FormDialog>
  );
}
