import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { now } from '#web/format/now.ts';

/** A day before the month of today: on the first of a month few payments or none count for it. */
export const dayOfLastMonth = addDays(businessDateOf(now()), -31);

/** The register of payments with those of the last month. */
export const registerAddress = `/admin/payments?from=${dayOfLastMonth}`;
