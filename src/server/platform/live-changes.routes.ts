import type { liveChangesEndpoints } from '#contract/live-changes.ts';
import type { Handlers } from './http/call.ts';

export const liveChangesRoutes: Handlers<typeof liveChangesEndpoints> = {
  followLiveChanges: async ({ context, actor, besides }) => ({
    events: context.live.open(actor, besides),
  }),
};
