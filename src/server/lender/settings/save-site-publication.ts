import type { OutputOf } from '#contract/endpoint.ts';
import type { settingsEndpoints } from '#contract/lender/settings.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { saveLenderSection } from './save-lender-section.ts';
import { readSiteReadiness } from './site-readiness.ts';

type Publication = typeof settingsEndpoints.saveSitePublication;

/** Shows the public site to visitors, once nothing that it needs is missing, or takes it back. */
export function saveSitePublication(call: Call<Publication>): Promise<OutputOf<Publication>> {
  const { isPublished } = call.input.body.content;
  return saveLenderSection(call, 'site_publication', call.input.body, async (client, before) => {
    if (!isPublished || before.isPublished) return;
    const { missingForSite } = await readSiteReadiness(client, call.context.config.loadSampleData);
    if (missingForSite.length > 0) throw new Refusal('site_incomplete');
  });
}

type Profile = typeof settingsEndpoints.saveLenderProfile;

/** Changes the lender's profile. A published site keeps its licence number. */
export function saveLenderProfile(call: Call<Profile>): Promise<OutputOf<Profile>> {
  const { licenceNumber } = call.input.body.content;
  return saveLenderSection(call, 'lender_profile', call.input.body, async (client, before) => {
    if (licenceNumber !== null || before.licenceNumber === null) return;
    const { content } = await readSection(client, 'site_publication');
    if (content.isPublished) throw new Refusal('licence_on_site');
  });
}
