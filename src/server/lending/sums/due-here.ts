/**
 * True of a row `i` of an agreement `a` that did not fall due before the agreement was brought in from a register. What was due
 * before the move is in no figure of a period.
 */
export const isDueHere = '(a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)';

/**
 * The columns of a row `i` of an agreement `a` that fell due: `before_move` is its amount if that was before the move. Else it
 * has an `amount`, and what was `paid` and `relieved` of it.
 */
export const dueFigures = `
             CASE WHEN ${isDueHere} THEN 0 ELSE i.amount END AS before_move,
             CASE WHEN ${isDueHere} THEN i.amount ELSE 0 END AS amount,
             CASE WHEN ${isDueHere} THEN i.paid - i.relieved ELSE 0 END AS paid,
             CASE WHEN ${isDueHere} THEN i.relieved ELSE 0 END AS relieved`;
