export const money = { kind: 'money', isSummed: true } as const;
export const count = { kind: 'count', isSummed: true } as const;
/** The agreements that go by new dates. PAR takes them as on time from then on, so they stand beside it. */
export const rescheduled = { rescheduled: count, rescheduledOutstanding: money, reschedules: count } as const;
export const atRisk = (part: string) =>
  ({ kind: 'rate', part, whole: 'outstanding', rounded: 'up' }) as const;
export const collectionRate = { kind: 'rate', part: 'paidOfDue', whole: 'due', rounded: 'down' } as const;
export const keptRate = { kind: 'rate', part: 'kept', whole: 'judged', rounded: 'down' } as const;
export const decidedShare = (part: string) =>
  ({ kind: 'rate', part, whole: 'decidedLines', rounded: 'down' }) as const;
export const answeredInTime = {
  kind: 'rate',
  part: 'complaintsInTime',
  whole: 'complaintsJudged',
  rounded: 'down',
} as const;
