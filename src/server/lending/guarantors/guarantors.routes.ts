import type { guarantorEndpoints } from '#contract/lending/guarantors.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { editGuarantor } from './edit-guarantor.ts';
import { findGuarantor } from './find-guarantor.ts';
import { getGuarantor } from './get-guarantor.ts';
import { guarantorView } from './guarantors.view.ts';
import { saveGuarantor } from './save-guarantor.ts';

export const guarantorRoutes: Handlers<typeof guarantorEndpoints> = {
  async findGuarantor(call) {
    const found = await findGuarantor(call);
    return { data: found && guarantorView(found) };
  },
  saveGuarantor: async (call) => ({ data: guarantorView(await saveGuarantor(call)) }),
  getGuarantor: async (call) => ({ data: await getGuarantor(call) }),
  editGuarantor: async (call) => ({ data: await editGuarantor(call) }),
};
