/**
 * The installments that reschedules moved after they had fallen due, as they were then. They follow from the schedules: those
 * that were replaced, back from the first, and the day each was. `replaced` selects the agreement and the number of the first.
 */
export const movedWhenDue = (replaced: string) => `
  WITH RECURSIVE earlier (agreement_id, number) AS (
    ${replaced}
     UNION
    SELECT p.agreement_id, p.previous_number
      FROM earlier e JOIN schedules p ON p.agreement_id = e.agreement_id AND p.number = e.number)
  SELECT i.agreement_id, i.schedule_number, i.number, i.due_on, i.amount, i.paid, i.relieved
    FROM earlier e
    JOIN installments i ON i.agreement_id = e.agreement_id AND i.schedule_number = e.number
   WHERE i.paid < i.amount
     AND i.due_on < (SELECT (min(n.made_at) AT TIME ZONE 'Asia/Karachi')::date FROM schedules n
                      WHERE n.agreement_id = e.agreement_id AND n.previous_number = e.number)`;
