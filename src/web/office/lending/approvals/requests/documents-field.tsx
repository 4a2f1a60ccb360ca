import { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ChoicesField } from '#web/office/kit/form/choices/choices-field.tsx';
import type { FieldProps } from '#web/office/kit/form/fields/use-field-frame.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { documentKindNames } from '../../ground/labels/customer-words.messages.ts';
import classes from './documents-field.module.css';
import { messages } from './requests.messages.ts';

interface DocumentsFieldProps extends Omit<FieldProps<string[]>, 'isRequired' | 'hint'> {
  readonly customerId: string;
}

/** The customer's documents that a request refers to. */
export function DocumentsField({ name, value, onEdit, customerId, ...field }: DocumentsFieldProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { data: documents = [] } = useEndpoint(customerDocumentEndpoints.listCustomerDocuments, {
    params: { id: customerId },
  });
  const hint = documents.length === 0 ? messages.noDocuments : messages.documentsHint;
  return (
    <ChoicesField {...field} hint={hint}>
      <Stack as="ul" gap={2}>
        {documents.map((document) => (
          <li key={document.id}>
            <Row as="label" gap={[1, 3]} align="center" wraps pad={[1, 3]} className={classes.document}>
              <input
                type="checkbox"
                name={name}
                checked={value.includes(document.id)}
                onChange={(event) =>
                  onEdit(
                    event.currentTarget.checked
                      ? [...value, document.id]
                      : value.filter((chosen) => chosen !== document.id),
                  )
                }
              />
              <span>{pick(documentKindNames[document.kind])}</span>
              <Text as="span" size={2} tone="muted" className={classes.day}>
                {formatDay(instantOf(document.addedAt), language, now)}
              </Text>
            </Row>
          </li>
        ))}
      </Stack>
    </ChoicesField>
  );
}
