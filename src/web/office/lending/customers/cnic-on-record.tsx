import type { Customer } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { RevealCnic } from '../ground/customer/reveal-cnic.tsx';
import classes from './cnic-on-record.module.css';
import { messages } from './customer-form.messages.ts';

interface CnicOnRecordProps {
  readonly customer: Pick<Customer, 'id' | 'cnicMasked'>;
}

/** The recorded number, shown beside the form. */
export function CnicOnRecord({ customer }: CnicOnRecordProps) {
  const pick = usePick();
  return (
    <Row gap={[1, 3]} align="center" wraps pad={[3, 4]} className={classes.record}>
      <Text as="span" size={3} tone="muted">
        {pick(messages.onRecord)}
      </Text>
      <RevealCnic customer={customer} />
      <Text size={3} tone="muted">
        {pick(messages.revealHint)}
      </Text>
    </Row>
  );
}
