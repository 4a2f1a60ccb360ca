import type { officeHoursEndpoints } from '#contract/lender/office-hours.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';

export const officeHoursRoutes: Handlers<typeof officeHoursEndpoints> = {
  async getOfficeHours({ context }) {
    const { content: profile } = await readSection(context.pool, 'lender_profile');
    const { content: closedDays } = await readSection(context.pool, 'closed_days');
    const { content: rules } = await readOfficeRules(context.pool);
    const week = profile.officeHours.map(({ days, weekdays, opensAt, closesAt }) => ({
      days,
      weekdays,
      opensAt,
      closesAt,
    }));
    const today = businessDateOf(context.clock.now());
    const { contactHours, guarantorContactAfterDays } = rules;
    return { data: { today, week, contactHours, guarantorContactAfterDays, closedDays } };
  },
};
