import type { bankStatementEndpoints } from '#contract/lending/bank-statements/bank-statements.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { addStatement, foreseeStatement } from './add-statement.ts';
import { applyRules } from './apply-rules.ts';
import {
  listStatementLines,
  readAccountOfStatement,
  readStatementOfAccount,
} from './bank-statements.queries.ts';
import { statementOfAccountView, statementReadingView, storedLineView } from './bank-statements.view.ts';

export const bankStatementRoutes: Handlers<typeof bankStatementEndpoints> = {
  readBankStatement: async (call) => ({ data: statementReadingView(await foreseeStatement(call)) }),
  async addBankStatement(call) {
    const addition = await addStatement(call);
    const { recorded, linked, aside } = await applyRules(call, call.input.params.id);
    return { data: statementReadingView(addition, { recorded, linked, aside }) };
  },
  async getBankStatement({ context, input }) {
    return { data: statementOfAccountView(await readStatementOfAccount(context.pool, input.params.id)) };
  },
  async listBankStatementLines({ context, input }) {
    await readAccountOfStatement(context.pool, input.params.id);
    const { rows, page } = await listStatementLines(context.pool, input.params.id, input.body);
    return { data: rows.map(storedLineView), page };
  },
};
