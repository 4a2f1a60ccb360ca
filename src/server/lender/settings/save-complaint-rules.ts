import type { ComplaintRulesForm } from '#contract/desk/complaint-rules.ts';
import type { complaintSettingsEndpoints } from '#contract/lender/complaint-settings.ts';
import { lockAssignees } from '#server/desk/contact-requests/set-assignee.ts';
import type { Call } from '#server/platform/http/call.ts';
import { refusedField } from '#server/platform/refusal.ts';
import type { Section } from '#server/platform/rules/stored-content.ts';
import { saveLenderSection } from './save-lender-section.ts';

/** Changes the rules of complaints. Refuses an executive who does not work here. */
export function saveComplaintRules(
  call: Call<typeof complaintSettingsEndpoints.saveComplaintRules>,
): Promise<Section<ComplaintRulesForm>> {
  const { body } = call.input;
  return saveLenderSection(call, 'complaint_rules', body, async (client) => {
    const { executiveId } = body.content;
    if (executiveId !== null && (await lockAssignees(client, [executiveId])).length === 0)
      throw refusedField('content.executiveId', 'executive_inactive');
  });
}
