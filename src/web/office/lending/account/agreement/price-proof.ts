import type { Agreement } from '#contract/lending/agreements.ts';
import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

/** The parts that pay for the goods, with their dates. */
export type PayableKind =
  | 'down_payment'
  | 'relief'
  | 'installments_paid'
  | 'down_payment_to_pay'
  | 'still_to_pay'
  | 'written_off';

interface BoughtPart {
  readonly description: Phrase;
  readonly quantity: number;
  readonly amount: number;
}

interface PayablePart {
  readonly kind: PayableKind;
  readonly amount: number;
}

interface PriceProof {
  readonly bought: readonly BoughtPart[];
  readonly payable: readonly PayablePart[];
  /** The sum of everything paid, waived or still to pay. It is the price, unless something was added. */
  readonly payableTotal: number;
}

/**
 * Every rupee of an agreement on both sides: the goods, and the payments for them. Neither side is derived from the other, so the
 * two can be compared.
 */
export function priceProof(agreement: Agreement): PriceProof {
  const { contractKind, price, entries, installments, items } = agreement;
  const paidBy = (kind: string) =>
    sum(
      entries.filter((entry) => entry.kind === kind).flatMap(({ pays }) => pays),
      ({ amount }) => amount,
    );
  const unpaid = sum(installments, ({ amount, paid }) => amount - paid);
  // Before the delivery the down payment is no row of the schedule yet.
  const isDownPaymentARow = installments.some(({ number }) => number === 0);
  const payable: PayablePart[] = [
    { kind: 'down_payment', amount: paidBy('down_payment') },
    { kind: 'installments_paid', amount: paidBy('payment') },
    { kind: 'relief', amount: agreement.relief + paidBy('relief') },
    { kind: 'down_payment_to_pay', amount: isDownPaymentARow ? 0 : agreement.downPayment },
    { kind: 'written_off', amount: agreement.writtenOff },
    { kind: 'still_to_pay', amount: unpaid - agreement.writtenOff },
  ];
  return {
    bought:
      contractKind === 'qard_e_hasan'
        ? [{ description: lendingWords.amountLent, quantity: 1, amount: price }]
        : items.map(({ description, quantity, unitPrice }) => ({
            description,
            quantity,
            amount: quantity * unitPrice,
          })),
    payable: payable.filter(({ amount }) => amount > 0),
    payableTotal: sum(payable, ({ amount }) => amount),
  };
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
