import type { CellsOf } from '#contract/insight/report-table.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { wholeReport } from '../report.ts';

interface AccountRow extends CellsOf<'line_classes'> {
  readonly key: string;
}

const countOf = (condition: string) => `count(*) FILTER (WHERE ${condition})::integer`;

const read = namedStatement(
  'report-line-classes',
  `WITH matched AS (
     SELECT l.account_id, m.found_as, m.by_rule
       FROM statement_lines l
       LEFT JOIN statement_matches m ON m.line_id = l.id AND m.undone_at IS NULL
        AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = m.entry_id AND r.agreement_id = m.agreement_id)
      WHERE l.day BETWEEN :from::date AND :until::date)
   SELECT c.id AS key, c.name AS "bankAccount", count(l.account_id)::integer AS "statementLines",
          ${countOf('l.found_as IS NOT NULL')} AS "decidedLines", ${countOf("l.found_as = 'certain'")} AS "certainLines",
          ${countOf("l.found_as = 'likely'")} AS "likelyLines", ${countOf("l.found_as = 'unknown'")} AS "unknownLines",
          ${countOf("l.found_as = 'aside'")} AS "asideLines", ${countOf('l.by_rule')} AS "byRuleLines",
          ${countOf('NOT l.by_rule')} AS "byHandLines", ${countOf('l.account_id IS NOT NULL AND l.found_as IS NULL')} AS "waitingLines"
     FROM cash_accounts c
     LEFT JOIN matched l ON l.account_id = c.id
    GROUP BY c.id
    ORDER BY c.name, c.id`,
);

/**
 * The lines of each account in the period, by the class that each had when it was decided, and by who decided it: a rule or a person. A
 * line whose match was taken back waits.
 */
export const lineClasses = wholeReport('line_classes', async (books, { from, until }) => {
  const { rows } = await books.query<AccountRow>(read({ from, until }));
  return rows.map(({ key, ...cells }) => ({ key, cells }));
});
