import type {
  LineProposal,
  StatementRecord,
  WaitingLine,
} from '#contract/lending/bank-statements/statement-matching.ts';
import { readStatementAmount } from '#domain/lending/statements/statement-amount.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';

interface SearchedLine extends Pick<WaitingLine, 'text' | 'reference' | 'paisa'> {
  readonly record: Pick<StatementRecord, 'customerName' | 'number'> | null;
  readonly proposals: readonly Pick<LineProposal, 'customerName' | 'agreementNumber'>[];
}

/** True if a line has a text in its words, its reference, or the names and numbers proposed for it, or is of that amount, in or out. */
export function fitsSearch(
  { text, reference, paisa, record, proposals }: SearchedLine,
  search: string,
): boolean {
  const amount = readStatementAmount(search);
  if (amount.ok && Math.abs(amount.paisa) === Math.abs(paisa)) return true;
  const names = [record?.customerName, ...proposals.map(({ customerName }) => customerName)];
  const numbers = [reference, record?.number, ...proposals.map(({ agreementNumber }) => agreementNumber)];
  const searched = [text, ...numbers, ...names.flatMap((name) => [name?.own, name?.ur])];
  return searched.some((each) => foldForSearch(each ?? '').includes(foldForSearch(search)));
}
