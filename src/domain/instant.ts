/**
 * A moment, as milliseconds since 1970 in UTC: the one representation of time with a clock in it. The present moment is
 * always an argument: nothing in the domain reads a clock. A day without a clock is a `CalendarDate`.
 */
export type Instant = number;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
