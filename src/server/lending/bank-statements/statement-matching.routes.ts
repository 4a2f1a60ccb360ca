import type { statementMatchingEndpoints } from '#contract/lending/bank-statements/statement-matching.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { postedView } from '../payments/posted.view.ts';
import { readAccountOfStatement } from './bank-statements.queries.ts';
import { readLineSight, readSeenLines } from './line-sight.ts';
import { freeLine, linkLine, setLineAside } from './link-line.ts';
import { recordLine } from './record-line.ts';
import { waitingLineView } from './statement-matching.view.ts';
import { readWaitingLines, sumWaitingLines } from './waiting-lines.ts';

export const statementMatchingRoutes: Handlers<typeof statementMatchingEndpoints> = {
  async listWaitingLines({ context, input }) {
    await readAccountOfStatement(context.pool, input.params.id);
    const today = businessDateOf(context.clock.now());
    const [lines, sums] = await Promise.all([
      readWaitingLines(context.pool, { accountId: input.params.id }, today),
      sumWaitingLines(context.pool, input.params.id),
    ]);
    return {
      data: { lines: lines.map((line) => waitingLineView({ ...line, fitsElsewhere: false })), ...sums },
    };
  },
  async listLinesToMatch({ context, reach, actor }) {
    const sight = await readLineSight(context.pool, reach, actor);
    const lines = await readSeenLines(context.pool, sight, businessDateOf(context.clock.now()));
    return { data: { lines: lines.map(waitingLineView), maySetAside: sight.seesUnknown } };
  },
  async countLinesToMatch({ context, reach, actor }) {
    const sight = await readLineSight(context.pool, reach, actor);
    if (sight.branchId === null) {
      const { total } = await sumWaitingLines(context.pool, null);
      return { data: { waiting: total } };
    }
    const lines = await readSeenLines(context.pool, sight, businessDateOf(context.clock.now()));
    return { data: { waiting: lines.length } };
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
