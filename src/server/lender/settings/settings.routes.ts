import type { settingsEndpoints } from '#contract/lender/settings.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { saveLenderSection } from './save-lender-section.ts';
import { saveOfficeRules } from './save-office-rules.ts';

export const settingsRoutes: Handlers<typeof settingsEndpoints> = {
  async getLender({ context }) {
    const { content } = await readSection(context.pool, 'lender_profile');
    const { name, licenceNumber, phone, whatsApp, email } = content;
    return { data: { name, licenceNumber, phone, whatsApp, email } };
  },
  async getSettings({ context: { pool } }) {
    const [lenderProfile, siteTexts, siteOffer, officeRules] = await Promise.all([
      readSection(pool, 'lender_profile'),
      readSection(pool, 'site_texts'),
      readSection(pool, 'site_offer'),
      readOfficeRules(pool),
    ]);
    return { data: { lenderProfile, siteTexts, siteOffer, officeRules } };
  },
  saveLenderProfile: async (call) => ({
    data: await saveLenderSection(call, 'lender_profile', call.input.body),
  }),
  saveSiteTexts: async (call) => ({ data: await saveLenderSection(call, 'site_texts', call.input.body) }),
  saveSiteOffer: async (call) => ({ data: await saveLenderSection(call, 'site_offer', call.input.body) }),
  saveOfficeRules: async (call) => ({ data: await saveOfficeRules(call) }),
};
