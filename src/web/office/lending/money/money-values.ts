import type * as z from 'zod/mini';
import type { moveForm, paymentForm } from '#contract/lending/payments.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import type { FutureRule } from '#domain/lending/ledger/future-rule.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import type { DraftBody, Labels } from '#web/office/kit/form/engine/form-paths.ts';
import { fieldLabels } from './enter/money-form.messages.ts';

/** The values of all drawers. Each sends only the part that it asks for. */
export interface MoneyValues {
  readonly amount: TypedNumber;
  readonly toAgreementId: string | null;
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly valuedOn: string | null;
  readonly rule: FutureRule | null;
  readonly payerPhone: string | null;
  readonly note: string | null;
  /** The version of the reviewed figures. */
  readonly version: number | null;
  readonly confirmed: readonly EntryWarning[];
}

/** The request body of any of the drawers. */
export type MoneyBody = Partial<z.input<typeof paymentForm> & z.input<typeof moveForm>>;

export const moneyLabels: Labels<MoneyValues> = fieldLabels;

/** A transfer as the customer reported it. */
export interface ReportedMoney extends Pick<MoneyValues, 'amount' | 'method' | 'reference' | 'valuedOn'> {
  readonly transferReportId: string;
}

/** The default is the proposed amount in cash today, unless a transfer was reported. */
export function firstMoneyValues(
  today: string,
  proposed: TypedNumber,
  reported?: ReportedMoney,
): MoneyValues {
  return {
    amount: reported?.amount ?? proposed,
    toAgreementId: null,
    method: reported?.method ?? 'cash',
    reference: reported?.reference ?? null,
    valuedOn: reported?.valuedOn ?? today,
    rule: null,
    payerPhone: null,
    note: null,
    version: null,
    confirmed: [],
  };
}

/** The body for money that changed hands. Cash has no reference, even if one was typed before cash was chosen. */
export function handedMoneyOf(values: MoneyValues): DraftBody<MoneyBody> {
  const { amount, method, reference, valuedOn, note, version, confirmed } = values;
  return {
    amount,
    method,
    reference: method === 'cash' ? null : reference,
    valuedOn,
    note,
    version,
    confirmed,
  };
}
