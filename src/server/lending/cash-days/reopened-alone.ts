/** True of a close `c` that the same person reopened who had closed the day or counted its drawer. */
export const isReopenedAlone = `coalesce(c.reopened_by IN (c.closed_by, (SELECT k.counted_by FROM cash_day_counts k WHERE k.id = c.count_id)), false)`;
