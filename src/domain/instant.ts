/**
 * A point in time, as milliseconds since 1970 in UTC. The current time is always an argument: the domain reads no clock. A day
 * without a time is a `CalendarDate`.
 */
export type Instant = number;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
