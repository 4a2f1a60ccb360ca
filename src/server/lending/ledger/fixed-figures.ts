/** A sum over rows that changes with any of them, in whatever order they are read. Takes no memory for long tables. */
const digested = (row: string) =>
  `count(*) || ':' || coalesce(sum(('x' || left(encode(sha256(convert_to((${row})::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)`;

/** A digest of the figures that the close with this id, an expression, has fixed. The audit keeps it. */
export const fixedFigures = (closeId: string) => `
  (SELECT ${digested(`ROW(agreement_id, schedule_number, number, due_on - date '1970-01-01', branch_id, officer_id, before_move, amount, paid, relieved, unpaid)`)}
     FROM closed_installments WHERE close_id = ${closeId})
  || ' ' ||
  (SELECT ${digested(`ROW(received_on - date '1970-01-01', branch_id, employee_id, received, kept, late, unanswered)`)}
     FROM closed_contact_days WHERE close_id = ${closeId})`;
