import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { cashAccountKinds } from '#domain/lending/cash/cash-account.ts';
import { referenceKeyOf } from '#domain/lending/ledger/reference-key.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

const byId = z.object({ id: z.uuid() });

/** A number on a paper of a bank or wallet, with Latin digits. It has a letter or digit. */
export const paperNumber = () =>
  z.pipe(
    requiredText(40, 'text_required').check(
      z.refine((value) => value === '' || referenceKeyOf(value) !== null, {
        error: 'text_required' satisfies FieldMessageKey,
      }),
    ),
    z.transform(toLatinDigits),
  );

const accountName = z.object({ name: requiredText(80, 'text_required') });

/** An account of the lender with a bank or a wallet. */
export const cashAccountForm = z.extend(accountName, {
  kind: z.enum(cashAccountKinds, { error: 'choice_required' satisfies FieldMessageKey }),
  number: paperNumber(),
  openedOn: calendarDay(),
});

export type CashAccountForm = z.output<typeof cashAccountForm>;

const cashAccount = z.object({
  id: z.uuid(),
  kind: z.enum(cashAccountKinds),
  name: z.string(),
  number: z.string(),
  /** Deposits are of this day or later. */
  openedOn: z.iso.date(),
  /** Null while it takes deposits. */
  closedAt: z.nullable(z.iso.datetime()),
});
export type CashAccount = z.output<typeof cashAccount>;

/** The most accounts in an answer. */
export const cashAccountsShownMax = 200;

export const cashAccountEndpoints = {
  listCashAccounts: endpoint({
    method: 'GET',
    path: '/api/cash/accounts',
    summary: 'The accounts of the lender, into which cash is deposited; closed ones last',
    access: 'cash.read',
    output: z.array(cashAccount),
  }),
  openCashAccount: endpoint({
    method: 'POST',
    path: '/api/cash/accounts',
    summary: 'Adds an account of the lender, into which cash is deposited from then on',
    access: 'cash.manage',
    body: cashAccountForm,
    output: cashAccount,
    errors: ['idempotency_key_reused', 'cash_account_known'],
    idempotencyKey: 'required',
  }),
  renameCashAccount: endpoint({
    method: 'PUT',
    path: '/api/cash/accounts/:id/name',
    summary: 'Gives an account of the lender another name',
    access: 'cash.manage',
    params: byId,
    body: accountName,
    output: cashAccount,
    errors: ['cash_account_closed'],
  }),
  closeCashAccount: endpoint({
    method: 'POST',
    path: '/api/cash/accounts/:id/close',
    summary: 'Closes an account of the lender for ever: it takes no further deposit',
    access: 'cash.manage',
    params: byId,
    output: cashAccount,
    errors: ['cash_account_closed'],
  }),
};
