import type * as z from 'zod/mini';
import { moveForm, paymentEndpoints, paymentForm, recoveryForm } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { AgreementAction } from '#domain/lending/agreements/agreement-actions.ts';
import type { Figures } from '#domain/lending/ledger/replay.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import type { DraftBody } from '#web/office/kit/form/engine/form-paths.ts';
import { proposalTexts } from './enter/money-form.messages.ts';
import { type ComingEntry, type MoneyLedger, proposalsOf } from './money-ledger.ts';
import { type MoneyTexts, moneyTexts } from './money-tasks.messages.ts';
import { handedMoneyOf, type MoneyBody, type MoneyValues } from './money-values.ts';

export interface ProposedAmount {
  readonly text: Phrase;
  readonly amount: Rupees;
}

type MoneyEndpoint = (typeof paymentEndpoints)['recordPayment' | 'recordRecovery' | 'moveOverpayment'];

/** A task of a drawer with an agreement's money. */
export interface MoneyTask {
  readonly texts: MoneyTexts;
  readonly action: AgreementAction;
  readonly entryKind: ComingEntry['kind'];
  readonly endpoint: MoneyEndpoint;
  readonly schema: z.ZodMiniType<unknown, MoneyBody>;
  readonly bodyOf: (values: MoneyValues) => DraftBody<MoneyBody>;
  /** The remaining amount of the agreement: to pay, to recover, or to move. */
  readonly balanceOf: (figures: Figures) => Rupees;
  readonly proposalsOf: (ledger: MoneyLedger, today: CalendarDate) => readonly ProposedAmount[];
  /** True when the money pays another agreement of the customer. No money changes hands then. */
  readonly isMove?: true;
  readonly asksForPayer?: true;
}

const overpaidOf = ({ overpaid }: Figures) => overpaid;
const unrecoveredOf = ({ writtenOff, recovered }: Figures) => rupees(writtenOff - recovered);

/** The whole balance, if there is any. */
function allOf(balanceOf: (figures: Figures) => Rupees, text: Phrase): MoneyTask['proposalsOf'] {
  return ({ figures }) => [{ text, amount: balanceOf(figures) }].filter(({ amount }) => amount > 0);
}

export const moneyTasks: Readonly<Record<'payment' | 'recovery' | 'move', MoneyTask>> = {
  payment: {
    texts: moneyTexts.payment,
    action: 'record_payment',
    entryKind: 'payment',
    endpoint: paymentEndpoints.recordPayment,
    schema: paymentForm,
    bodyOf: (values) => ({
      ...handedMoneyOf(values),
      payerPhone: values.payerPhone || null,
      rule: values.rule,
    }),
    balanceOf: ({ outstanding }) => outstanding,
    proposalsOf: (ledger, today) =>
      proposalsOf(ledger, today).map(({ name, amount }) => ({ text: proposalTexts[name], amount })),
    asksForPayer: true,
  },
  recovery: {
    texts: moneyTexts.recovery,
    action: 'record_recovery',
    entryKind: 'recovery',
    endpoint: paymentEndpoints.recordRecovery,
    schema: recoveryForm,
    bodyOf: (values) => ({ ...handedMoneyOf(values), payerPhone: values.payerPhone || null }),
    balanceOf: unrecoveredOf,
    proposalsOf: allOf(unrecoveredOf, moneyTexts.recovery.all),
    asksForPayer: true,
  },
  move: {
    texts: moneyTexts.move,
    action: 'settle_overpayment',
    entryKind: 'refund',
    endpoint: paymentEndpoints.moveOverpayment,
    schema: moveForm,
    bodyOf: ({ amount, toAgreementId, note, version }) => ({ amount, toAgreementId, note, version }),
    balanceOf: overpaidOf,
    proposalsOf: allOf(overpaidOf, moneyTexts.move.all),
    isMove: true,
  },
};
