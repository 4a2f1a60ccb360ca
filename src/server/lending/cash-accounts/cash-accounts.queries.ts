import type { Pool } from 'pg';
import { type CashAccount, cashAccountsShownMax } from '#contract/lending/cash/cash-accounts.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { CashAccountKind } from '#domain/lending/cash/cash-account.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface AccountRow {
  readonly id: string;
  readonly kind: CashAccountKind;
  readonly name: string;
  readonly number: string;
  readonly openedOn: CalendarDate;
  readonly closedAt: Date | null;
}

const accounts =
  'SELECT id, kind, name, number, opened_on AS "openedOn", closed_at AS "closedAt" FROM cash_accounts';

const listAccounts = {
  name: 'list-cash-accounts',
  text: `${accounts} ORDER BY closed_at IS NOT NULL, name, id LIMIT ${cashAccountsShownMax}`,
};

const findAccount = { name: 'find-cash-account', text: `${accounts} WHERE id = $1` };

const viewOf = ({ closedAt, ...row }: AccountRow): CashAccount => ({
  ...row,
  closedAt: closedAt?.toISOString() ?? null,
});

/** The accounts of the lender, those that take deposits first. */
export async function listCashAccounts(pool: Pool): Promise<CashAccount[]> {
  return (await pool.query<AccountRow>(listAccounts)).rows.map(viewOf);
}

/** An account of the lender. Refuses an id that is of none. */
export async function readCashAccount(pool: Pool, id: string): Promise<CashAccount> {
  const { rows } = await pool.query<AccountRow>({ ...findAccount, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return viewOf(rows[0]);
}
