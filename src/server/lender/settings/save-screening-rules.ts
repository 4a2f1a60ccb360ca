import type { screeningSettingsEndpoints } from '#contract/lender/screening-settings.ts';
import type { ScreeningRulesForm } from '#contract/lending/screening/screening-rules.ts';
import { takeLists } from '#server/lending/screening/lists-in-force.ts';
import { startScreening } from '#server/lending/screening/screen-everyone.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { Section } from '#server/platform/rules/stored-content.ts';
import { saveLenderSection } from './save-lender-section.ts';

/** Turns screening on or off. Turned on, everyone is compared with the lists: nobody was while it was off. */
export function saveScreeningRules(
  call: Call<typeof screeningSettingsEndpoints.saveScreeningRules>,
): Promise<Section<ScreeningRulesForm>> {
  const { context, actor, input } = call;
  const { isScreeningOn } = input.body.content;
  return saveLenderSection(call, 'screening_rules', input.body, async (client, before) => {
    await takeLists(client);
    await announce(client, { kind: 'screening' });
    if (isScreeningOn && !before.isScreeningOn)
      await startScreening(client, actor.userId, new Date(context.clock.now()));
  });
}
