import type { ChartAccount } from '#domain/lending/books/chart-account.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import type { Books } from '../report.ts';

/** The code of an account of the books; of a bank or wallet account by its id. */
export type CodeOf = (account: ChartAccount, accountId: string | null) => string;

/** The codes as the lender has them now, in the books of any period. */
export async function readCodes(books: Books): Promise<CodeOf> {
  const { codes, ownCodes } = (await readSection(books, 'book_rules')).content;
  const own = new Map<string | null, string>(ownCodes.map(({ id, code }) => [id, code]));
  return (account, accountId) => (account === 'account' && own.get(accountId)) || codes[account];
}
