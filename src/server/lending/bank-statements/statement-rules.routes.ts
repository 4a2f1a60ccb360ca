import type { statementRulesEndpoints } from '#contract/lending/bank-statements/statement-rules.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readStatementRules, setStatementRules } from './statement-rules.ts';

export const statementRulesRoutes: Handlers<typeof statementRulesEndpoints> = {
  getStatementRules: async ({ context, input }) => ({
    data: await readStatementRules(context.pool, input.params.id),
  }),
  async setStatementRules(call) {
    await setStatementRules(call);
    return { data: await readStatementRules(call.context.pool, call.input.params.id) };
  },
};
