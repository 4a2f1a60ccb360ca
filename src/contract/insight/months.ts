import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { branchName } from '#contract/fields/branch-name.ts';
import { typedPassword } from '#contract/fields/password-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';

/** A month as `YYYY-MM`. */
const month = () => z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const byMonth = z.object({ month: month() });

/** A close of a month; with its reopening, if it was reopened. */
const monthClose = z.object({
  id: z.uuid(),
  closedAt: z.iso.datetime(),
  closedByName: writtenText,
  reopenedAt: z.nullable(z.iso.datetime()),
  reopenedByName: z.nullable(writtenText),
  reopenReason: z.nullable(z.string()),
});

const bookMonth = z.object({
  month: month(),
  isClosed: z.boolean(),
  /** True for the month that can be closed now, and for the one that can be reopened. */
  mayClose: z.boolean(),
  mayReopen: z.boolean(),
  /** Of the month that comes next: the branches with a day of cash that is not closed, and the first such day. It may be closed once there are none. */
  openCash: z.array(z.object({ branch: branchName, since: z.string() })),
  /** The amounts that fell due in it and were collected: fixed once it is closed. */
  due: z.number(),
  collected: z.number(),
  /** The latest first. */
  closes: z.array(monthClose),
});
export type BookMonth = z.output<typeof bookMonth>;

export const monthEndpoints = {
  listMonths: endpoint({
    method: 'GET',
    path: '/api/months',
    summary:
      'The months from that of today back to that of the first entry, with their figures and all closes',
    access: 'months.close',
    query: z.object(pageQuery),
    output: bookMonth,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  closeMonth: endpoint({
    method: 'POST',
    path: '/api/months/:month/close',
    summary:
      'Closes a month: its reports stay as they are, and what is recorded later counts in the open month',
    access: 'months.close',
    params: byMonth,
    output: bookMonth,
    errors: ['month_not_over', 'month_already_closed', 'months_close_in_order', 'cash_days_not_closed'],
  }),
  reopenMonth: endpoint({
    method: 'POST',
    path: '/api/months/:month/reopen',
    summary: 'Reopens the month that was closed last; asks for the password again',
    access: 'months.close',
    params: byMonth,
    body: z.object({ password: typedPassword(), reason: requiredText(500, 'reason_required') }),
    output: bookMonth,
    errors: ['wrong_current_password', 'too_many_requests', 'month_not_closed', 'months_reopen_in_order'],
  }),
};
