import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { screeningRules } from '#contract/lending/screening/screening-rules.ts';

const screeningRulesSection = z.object({ content: screeningRules, version: z.number() });

export const screeningSettingsEndpoints = {
  getScreeningRules: endpoint({
    method: 'GET',
    path: '/api/settings/screening-rules',
    summary: 'Whether people are compared with lists, with the version of the setting',
    access: 'settings.manage',
    output: screeningRulesSection,
  }),
  saveScreeningRules: endpoint({
    method: 'PUT',
    path: '/api/settings/screening-rules',
    summary: 'Turns screening on or off. Turned on, everyone is compared with the lists in force',
    access: 'settings.manage',
    body: screeningRulesSection,
    output: screeningRulesSection,
    errors: ['changed_meanwhile'],
  }),
};
