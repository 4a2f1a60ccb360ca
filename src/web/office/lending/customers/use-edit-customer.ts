import { useState } from 'react';
import type * as z from 'zod/mini';
import { type Customer, customerChanges, customerEndpoints } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { labels } from './customer-form.messages.ts';
import { valuesOf } from './customer-values.ts';

type Changes = z.input<typeof customerChanges>;

/**
 * The form of a known customer. It goes by the record that it was begun with: should that be changed by somebody else meanwhile,
 * saving is refused, and their changes can be taken over without losing what was entered.
 */
export function useEditCustomer(
  customer: Customer,
  askAgain: () => Promise<Customer | undefined>,
  onSaved: () => void,
) {
  const edit = useAction(customerEndpoints.editCustomer);
  const [record, setRecord] = useState(customer);
  const [isConflicting, setIsConflicting] = useState(false);

  async function send(body: Changes) {
    setIsConflicting(false);
    try {
      return await edit.send({ params: { id: record.id }, body });
    } catch (thrown) {
      setIsConflicting(thrown instanceof ApiFailure && thrown.code === 'changed_meanwhile');
      throw thrown;
    }
  }

  const form = useOfficeForm({
    initial: valuesOf(customer),
    labels,
    schema: customerChanges,
    bodyOf: (values) => ({ ...values, version: record.version }),
    send,
    onSaved({ data }) {
      setRecord(data);
      form.restart(valuesOf(data));
      onSaved();
    },
  });

  /** Puts what others changed under what was entered here, and answers which fields they changed. */
  async function takeOver(): Promise<readonly Phrase[]> {
    const current = await askAgain();
    if (current === undefined) return [];
    setRecord(current);
    setIsConflicting(false);
    return form.catchUp(valuesOf(current));
  }

  return { form, record, setRecord, isConflicting, takeOver };
}
