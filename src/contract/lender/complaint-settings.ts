import * as z from 'zod/mini';
import { complaintRules } from '#contract/desk/complaint-rules.ts';
import { endpoint } from '#contract/endpoint.ts';

const complaintRulesSection = z.object({ content: complaintRules, version: z.number() });

export const complaintSettingsEndpoints = {
  getComplaintRules: endpoint({
    method: 'GET',
    path: '/api/settings/complaint-rules',
    summary: 'The deadlines of complaints, and who gets those that are late, with their version',
    access: 'settings.manage',
    output: complaintRulesSection,
  }),
  saveComplaintRules: endpoint({
    method: 'PUT',
    path: '/api/settings/complaint-rules',
    summary:
      'Changes the rules of complaints, for those that arrive from then on; the site is published again',
    access: 'settings.manage',
    body: complaintRulesSection,
    output: complaintRulesSection,
    errors: ['changed_meanwhile'],
  }),
};
