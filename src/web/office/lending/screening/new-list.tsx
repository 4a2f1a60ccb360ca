import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { messages } from './screening.messages.ts';
import classes from './screening.module.css';
import { useListFile } from './use-list-file.tsx';

/** One example of each format, the same in both languages. */
const examples = [
  'name,father_name,cnic,reference\nMuhammad Asif,Ghulam Rasool,35202-1234567-1,Q.17',
  '[{"name": "Muhammad Asif", "father_name": "Ghulam Rasool", "cnic": "35202-1234567-1", "reference": "Q.17"}]',
  '<list><entry><name>Muhammad Asif</name><father_name>Ghulam Rasool</father_name><cnic>35202-1234567-1</cnic><reference>Q.17</reference></entry></list>',
];

/** The way to add a list, and the shape that its file has. */
export function NewList() {
  const pick = usePick();
  const file = useListFile(null);
  return (
    <Section
      title={pick(messages.newList)}
      actions={
        <ActionButton disabledReason={null} icon={<PlusIcon size={18} />} shortcut="N" onPress={file.choose}>
          {pick(messages.add)}
        </ActionButton>
      }
    >
      {file.parts}
      <details className={classes.shape}>
        <summary>{pick(messages.shape)}</summary>
        <Stack gap={3}>
          <Text>{pick(messages.shapeText)}</Text>
          {examples.map((example) => (
            <pre key={example} dir="ltr" className={classes.example}>
              {example}
            </pre>
          ))}
        </Stack>
      </details>
    </Section>
  );
}
