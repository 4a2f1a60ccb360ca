import type { SmsReportSettings } from '#server/platform/messaging-settings.ts';
import type { MessageReport } from './message-provider.ts';

/** The report in a body of fields. Null without the id of a message; undefined for a state that the settings don't name. */
export function readSmsReport(
  { idField, stateField, states }: SmsReportSettings,
  fields: ReadonlyMap<string, string>,
): MessageReport | null | undefined {
  const providerId = fields.get(idField);
  if (!providerId || providerId.length > 300) return null;
  const state = states.get(fields.get(stateField) ?? '');
  if (state === undefined) return undefined;
  return { providerId, messageId: null, state, reason: state === 'failed' ? 'refused' : null };
}
