import type { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { postedView } from '../payments/posted.view.ts';
import { readAccountOfStatement } from './bank-statements.queries.ts';
import { freeLine, linkLine, setLineAside } from './link-line.ts';
import { recordLine } from './record-line.ts';
import { waitingLineView } from './statement-matching.view.ts';
import { readWaitingLines } from './waiting-lines.ts';

export const statementMatchingRoutes: Handlers<typeof statementMatchingEndpoints> = {
  async listWaitingLines({ context, input }) {
    await readAccountOfStatement(context.pool, input.params.id);
    const today = businessDateOf(context.clock.now());
    const { lines, sums } = await readWaitingLines(context.pool, input.params.id, today);
    return { data: { lines: lines.map(waitingLineView), ...sums } };
  },
  recordStatementLine: async (call) => ({ data: postedView(await recordLine(call)) }),
  async linkStatementLine(call) {
    await linkLine(call);
    return { data: null };
  },
  async setStatementLineAside(call) {
    await setLineAside(call);
    return { data: null };
  },
  async freeStatementLine(call) {
    await freeLine(call);
    return { data: null };
  },
};
