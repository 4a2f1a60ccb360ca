import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { ProductField } from '#web/office/lending/ground/product/product-field.tsx';
import { useAction } from '../../kit/data/use-action.ts';
import { ChoicesField } from '../../kit/form/choices/choices-field.tsx';
import { PersonField } from '../../kit/form/choices/person-field.tsx';
import { useOfficeForm } from '../../kit/form/engine/use-office-form.ts';
import { TimeField } from '../../kit/form/fields/time-field.tsx';
import { PanelForm } from '../../kit/form/panel-form.tsx';
import { Section } from '../../kit/record/section.tsx';
import classes from '../gallery-page.module.css';
import { messages, visitLabels } from './record-specimen.messages.ts';
import { bookVisit, emptyVisit, officers, products, visitForm } from './specimen-record.ts';

/** A form that is a part of a page, of the fields that choose. */
export function VisitSpecimen() {
  const pick = usePick();
  const { send } = useAction(bookVisit);
  const form = useOfficeForm({
    initial: emptyVisit,
    labels: visitLabels,
    schema: visitForm,
    send: (body) => send({ body }),
    onSaved: () => undefined,
  });
  const { name, value, onEdit, ...methods } = form.field('methods');
  return (
    <Section title={pick(messages.visit)}>
      <PanelForm
        form={form}
        verb={messages.book}
        verbWhileSending={messages.booking}
        refused={messages.notBooked}
        done={messages.booked}
      >
        <TimeField {...form.field('startsAt')} isRequired />
        <PersonField {...form.field('officerId')} isRequired none={messages.choose} people={officers} />
        <ProductField
          {...form.field('productId')}
          isRequired
          none={messages.otherItem}
          products={products}
          onChoose={(product) => form.edit('productId', product?.id ?? null)}
        />
        <ChoicesField {...methods} isRequired>
          <Row gap={3} wraps>
            {paymentMethods.map((method) => (
              <Row as="label" key={method} gap={2} align="center" className={classes.choice}>
                <input
                  type="checkbox"
                  name={name}
                  checked={value.includes(method)}
                  onChange={({ currentTarget: { checked } }) =>
                    onEdit(checked ? [...value, method] : value.filter((each) => each !== method))
                  }
                />
                {pick(methodNames[method])}
              </Row>
            ))}
          </Row>
        </ChoicesField>
      </PanelForm>
    </Section>
  );
}
