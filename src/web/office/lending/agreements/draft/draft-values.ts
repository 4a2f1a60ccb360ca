import type { Agreement } from '#contract/lending/agreements.ts';
import type { Product } from '#contract/lending/products.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { phraseOfWritten } from '#domain/written.ts';
import type { AgreementValues, ItemValues } from './agreement-values.ts';
import { proposedPlan } from './proposed-plan.ts';

export const newItem: ItemValues = { productId: null, description: '', quantity: 1, unitPrice: null };

/** The values of a new agreement, of which only the date is known. */
export function newDraftValues(today: CalendarDate): AgreementValues {
  return {
    service: null,
    contractKind: 'deferred_sale',
    items: [newItem],
    amount: null,
    ...proposedPlan({ items: [newItem], amount: null }, [], today),
    guarantors: [],
    notes: '',
  };
}

/** A draft as it is on record. */
export function valuesOf(agreement: Agreement): AgreementValues {
  return {
    service: agreement.service,
    contractKind: agreement.contractKind,
    items: agreement.items.map(({ productId, description, quantity, unitPrice }) => ({
      productId,
      description: description.en,
      quantity,
      unitPrice,
    })),
    amount: agreement.contractKind === 'qard_e_hasan' ? agreement.price : null,
    downPayment: agreement.downPayment,
    count: agreement.installments.filter(({ number }) => number > 0).length,
    frequency: agreement.frequency,
    roundingStep: agreement.roundingStep,
    startOn: agreement.startOn,
    firstDueOn: agreement.firstDueOn,
    guarantors: agreement.guarantors.map(({ id, relation }) => ({ guarantorId: id, relation })),
    notes: agreement.notes,
  };
}

/** The products of the items. */
export function soldProducts(
  items: readonly Pick<ItemValues, 'productId'>[],
  products: readonly Product[],
): Product[] {
  const ids = new Set(items.map(({ productId }) => productId));
  return products.filter(({ id }) => ids.has(id));
}

/** The items as a paper names them: a product in both languages, as long as it has its own name. */
export function statedItems(
  items: readonly ItemValues[],
  products: readonly Product[],
): { readonly quantity: number; readonly description: Phrase }[] {
  return items.map(({ productId, description, quantity }) => {
    const typed = description ?? '';
    const name = products.find(({ id }) => id === productId)?.name;
    const isOwnName = name !== undefined && name.own === typed;
    return {
      quantity: Number(quantity),
      description: isOwnName ? phraseOfWritten(name) : { en: typed, ur: typed },
    };
  });
}
