import type { savedViewEndpoints } from '#contract/identity/saved-views.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { hideColumns } from './hidden-columns.ts';
import { listSavedViews, removeSavedView, saveView } from './saved-views.ts';

export const savedViewRoutes: Handlers<typeof savedViewEndpoints> = {
  listSavedViews: async (call) => ({ data: await listSavedViews(call) }),
  saveView: async (call) => ({ data: await saveView(call) }),
  hideColumns: async (call) => ({ data: await hideColumns(call) }),
  removeSavedView: async (call) => ({ data: await removeSavedView(call) }),
};
