/** A time of day as PostgreSQL and HTML write it, `HH:MM`, on the clock of Karachi. */
export type ClockTime = string;
