/** True if a match that holds meets the condition on `m`: it was not taken back, and what it posted was not reversed. */
export const isMatched = (condition: string) => `EXISTS (
  SELECT FROM statement_matches m
   WHERE ${condition} AND m.undone_at IS NULL
     AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = m.entry_id AND r.agreement_id = m.agreement_id))`;
