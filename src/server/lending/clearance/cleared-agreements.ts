/** The money that moves to (+) or from (-) an account with the entry `e`. */
const moved = (account: string) =>
  `CASE '${account}' WHEN e.debit THEN e.amount WHEN e.credit THEN -e.amount ELSE 0 END`;

/**
 * The debt of the agreement `agreement` after each of its entries, as rows of `position`, `recorded_at` and `owed`: its receivable and
 * what was written off and not recovered. It follows from the books alone, so nothing that says if a certificate is void is stored.
 */
export const debtAfterEntries = (agreement: string) => `
  (SELECT e.position, e.recorded_at,
          greatest(0, sum(${moved('receivable')}) OVER after) + sum(${moved('written_off')}) OVER after
            + sum(${moved('recovered')}) OVER after AS owed
     FROM entries e WHERE e.agreement_id = ${agreement} WINDOW after AS (ORDER BY e.position))`;

/** The moment at which an entry opened the agreement of the certificate `k` again; null while the certificate is valid. */
export const voidedAt = `
  (SELECT min(o.recorded_at) FROM ${debtAfterEntries('k.agreement_id')} o
    WHERE o.position > k.entry_position AND o.owed > 0)`;

/** All relief that stands on the agreement `a`. */
export const reliefOf = `
  (SELECT coalesce(sum(${moved('relief_fund')}), 0)::bigint FROM entries e WHERE e.agreement_id = a.id)`;
