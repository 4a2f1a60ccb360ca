import type { bookRulesEndpoints } from '#contract/lender/book-rules.ts';
import type { closedDaysEndpoints } from '#contract/lender/closed-days.ts';
import type { complaintSettingsEndpoints } from '#contract/lender/complaint-settings.ts';
import type { screeningSettingsEndpoints } from '#contract/lender/screening-settings.ts';
import type { settingsEndpoints } from '#contract/lender/settings.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { saveComplaintRules } from './save-complaint-rules.ts';
import { saveLenderSection } from './save-lender-section.ts';
import { saveOfficeRules } from './save-office-rules.ts';
import { saveScreeningRules } from './save-screening-rules.ts';
import { saveLenderProfile, saveSitePublication } from './save-site-publication.ts';
import { readSiteReadiness } from './site-readiness.ts';

export const settingsRoutes: Handlers<
  typeof settingsEndpoints &
    typeof closedDaysEndpoints &
    typeof bookRulesEndpoints &
    typeof complaintSettingsEndpoints &
    typeof screeningSettingsEndpoints
> = {
  async getLender({ context }) {
    const [profile, publication] = await Promise.all([
      readSection(context.pool, 'lender_profile'),
      readSection(context.pool, 'site_publication'),
    ]);
    const { name, licenceNumber, phone, whatsApp, email } = profile.content;
    const isSitePublished = publication.content.isPublished;
    const siteHost = new URL(context.config.publicUrl).host;
    return { data: { name, licenceNumber, phone, whatsApp, email, siteHost, isSitePublished } };
  },
  async getSettings({ context: { pool, config } }) {
    const [lenderProfile, siteTexts, siteOffer, sitePublication, officeRules] = await Promise.all([
      readSection(pool, 'lender_profile'),
      readSection(pool, 'site_texts'),
      readSection(pool, 'site_offer'),
      readSection(pool, 'site_publication'),
      readOfficeRules(pool),
    ]);
    const sections = { lenderProfile, siteTexts, siteOffer, sitePublication };
    const readiness = await readSiteReadiness(pool, config.loadSampleData);
    return { data: { ...sections, ...readiness, officeRules } };
  },
  saveLenderProfile: async (call) => ({ data: await saveLenderProfile(call) }),
  saveSiteTexts: async (call) => ({ data: await saveLenderSection(call, 'site_texts', call.input.body) }),
  saveSiteOffer: async (call) => ({ data: await saveLenderSection(call, 'site_offer', call.input.body) }),
  saveSitePublication: async (call) => ({ data: await saveSitePublication(call) }),
  getClosedDays: async ({ context }) => ({ data: await readSection(context.pool, 'closed_days') }),
  saveClosedDays: async (call) => ({ data: await saveLenderSection(call, 'closed_days', call.input.body) }),
  getBookRules: async ({ context }) => ({ data: await readSection(context.pool, 'book_rules') }),
  saveBookRules: async (call) => ({ data: await saveLenderSection(call, 'book_rules', call.input.body) }),
  getComplaintRules: async ({ context }) => ({ data: await readSection(context.pool, 'complaint_rules') }),
  saveComplaintRules: async (call) => ({ data: await saveComplaintRules(call) }),
  getScreeningRules: async ({ context }) => ({ data: await readSection(context.pool, 'screening_rules') }),
  saveScreeningRules: async (call) => ({ data: await saveScreeningRules(call) }),
  saveOfficeRules: async (call) => ({ data: await saveOfficeRules(call) }),
};
