import type { settingsEndpoints } from '#contract/office/settings.ts';
import type { Handlers } from '../http/call.ts';
import { readSection } from '../lender/stored-content.ts';
import { readOfficeRules } from './office-rules.ts';
import { saveLenderSection } from './save-lender-section.ts';
import { saveOfficeRules } from './save-office-rules.ts';

export const settingsRoutes: Handlers<typeof settingsEndpoints> = {
  async getLender({ context }) {
    const { content } = await readSection(context.pool, 'lender_profile');
    const { name, licenceNumber, phone, whatsApp, email } = content;
    return { data: { name, licenceNumber, phone, whatsApp, email } };
  },
  async getSettings({ context: { pool } }) {
    const [lenderProfile, siteTexts, officeRules] = await Promise.all([
      readSection(pool, 'lender_profile'),
      readSection(pool, 'site_texts'),
      readOfficeRules(pool),
    ]);
    return { data: { lenderProfile, siteTexts, officeRules } };
  },
  saveLenderProfile: async (call) => ({
    data: await saveLenderSection(call, 'lender_profile', call.input.body),
  }),
  saveSiteTexts: async (call) => ({ data: await saveLenderSection(call, 'site_texts', call.input.body) }),
  saveOfficeRules: async (call) => ({ data: await saveOfficeRules(call) }),
};
