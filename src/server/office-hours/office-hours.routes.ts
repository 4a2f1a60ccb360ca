import type { officeHoursEndpoints } from '#contract/site/office-hours.ts';
import type { Handlers } from '../http/call.ts';
import { readSection } from '../lender/stored-content.ts';

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
