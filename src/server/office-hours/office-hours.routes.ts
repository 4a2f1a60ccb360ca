import type { officeHoursEndpoints } from '#contract/office-hours.ts';
import type { Handlers } from '../http/call.ts';
import { lenderContent } from '../lender/lender-content.ts';

export const officeHoursRoutes: Handlers<typeof officeHoursEndpoints> = {
  async getOfficeHours() {
    const { officeHours } = lenderContent.lender;
    return {
      data: officeHours.map(({ weekdays, opensAt, closesAt }) => ({
        weekdays: [...weekdays],
        opensAt,
        closesAt,
      })),
    };
  },
};
