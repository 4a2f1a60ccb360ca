import { useState } from 'react';
import type * as z from 'zod/mini';
import { type Agreement, agreementEndpoints, draftChanges } from '#contract/lending/agreements.ts';
import type { Phrase } from '#domain/language.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { labels } from './draft.messages.ts';
import { valuesOf } from './draft-values.ts';

/**
 * The form of a draft. It keeps the terms of its start. If somebody else changes them meanwhile, saving is refused; their changes
 * can then be taken over without losing any input.
 */
export function useEditDraft(
  agreement: Agreement,
  askAgain: () => Promise<Agreement | undefined>,
  onSaved: () => void,
) {
  const edit = useAction(agreementEndpoints.editDraft);
  const [record, setRecord] = useState(agreement);
  const [isConflicting, setIsConflicting] = useState(false);

  async function send(body: z.input<typeof draftChanges>) {
    setIsConflicting(false);
    try {
      return await edit.send({ params: { id: record.id }, body });
    } catch (thrown) {
      setIsConflicting(thrown instanceof ApiFailure && thrown.code === 'changed_meanwhile');
      throw thrown;
    }
  }

  const form = useOfficeForm({
    initial: valuesOf(agreement),
    labels,
    schema: draftChanges,
    bodyOf: (values) => ({ ...values, termsVersion: record.termsVersion }),
    send,
    onSaved({ data }) {
      setRecord({ ...record, termsVersion: data.termsVersion });
      onSaved();
    },
  });

  /** Takes over the changes of others below the input here, and returns the fields that they changed. */
  async function takeOver(): Promise<readonly Phrase[]> {
    const current = await askAgain();
    if (current === undefined) return [];
    setRecord(current);
    setIsConflicting(false);
    return form.catchUp(valuesOf(current));
  }

  return { form, record, isConflicting, takeOver };
}
