import type { officeHoursEndpoints } from '#contract/lender/office-hours.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';

export const officeHoursRoutes: Handlers<typeof officeHoursEndpoints> = {
  async getOfficeHours({ context }) {
    const { content } = await readSection(context.pool, 'lender_profile');
    return {
      data: content.officeHours.map(({ weekdays, opensAt, closesAt }) => ({
        weekdays,
        opensAt,
        closesAt,
      })),
    };
  },
};
