import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { printable } from '#contract/fields/text-field.ts';
import { feeTextLengthMax, feeTextsMax } from '#domain/lending/statements/fee-text.ts';

const byAccount = z.object({ id: z.uuid() });

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** Words of fees, one text a line. Comes out as a list; the server refuses one that is no fee text. */
const feeTexts = z.pipe(
  z.string().check(z.trim(), z.maxLength(feeTextsMax * (feeTextLengthMax + 1)), printable()),
  z.transform(linesOf),
);

export const statementRulesForm = z.object({
  postsCertain: z.boolean(),
  feeTexts,
  /** 0 while nobody has set rules. */
  version: z.number(),
});
export type StatementRulesForm = z.output<typeof statementRulesForm>;

const statementRules = z.object({
  /** A line with a payment number is recorded, and one with the reference and amount of an entry linked, when its file is added. */
  postsCertain: z.boolean(),
  feeTexts: z.array(z.string()),
  version: z.number(),
});
export type StatementRules = z.output<typeof statementRules>;

export const statementRulesEndpoints = {
  getStatementRules: endpoint({
    method: 'GET',
    path: '/api/cash/accounts/:id/statement/rules',
    summary: 'The rules by which new lines of an account are matched by themselves',
    access: 'cash.manage',
    params: byAccount,
    output: statementRules,
  }),
  setStatementRules: endpoint({
    method: 'PUT',
    path: '/api/cash/accounts/:id/statement/rules',
    summary: 'Says which new lines of an account are matched by themselves when a file is added',
    access: 'cash.manage',
    params: byAccount,
    body: statementRulesForm,
    output: statementRules,
    errors: ['changed_meanwhile', 'cash_account_closed', 'fee_texts_invalid'],
  }),
};
