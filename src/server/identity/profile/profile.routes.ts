import type { profileEndpoints } from '#contract/identity/profile.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { changePassword } from './change-password.ts';
import { confirmTotp } from './confirm-totp.ts';
import { editProfile } from './edit-profile.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { findProfile, listOpenSessions } from './profile.queries.ts';
import { openSessionView, profileView } from './profile.view.ts';
import { redeemActivationCode } from './redeem-activation-code.ts';
import { startTotp } from './start-totp.ts';
import { turnOffGoogle, turnOnGoogle } from './switch-google.ts';
import { turnOffTotp } from './turn-off-totp.ts';

export const profileRoutes: Handlers<typeof profileEndpoints> = {
  getProfile: async ({ context, actor }) => ({ data: profileView(await findProfile(context.pool, actor)) }),
  editProfile: async (call) => ({ data: profileView(await editProfile(call)) }),
  redeemActivationCode: async (call) => ({ data: profileView(await redeemActivationCode(call)) }),
  changePassword: async (call) => ({ data: await changePassword(call) }),
  startTotp: async (call) => ({ data: await startTotp(call) }),
  confirmTotp: async (call) => ({ data: { recoveryCodes: await confirmTotp(call) } }),
  turnOffTotp: async (call) => ({ data: await turnOffTotp(call) }),
  turnOffGoogle: async (call) => ({ data: profileView(await turnOffGoogle(call)) }),
  turnOnGoogle: async (call) => ({ data: profileView(await turnOnGoogle(call)) }),
  async listSessions({ context, actor }) {
    const rows = await listOpenSessions(context, actor);
    return { data: rows.map((row) => openSessionView(row, actor.sessionId)) };
  },
  endSession: async (call) => ({ data: await endSession(call) }),
  endOtherSessions: async (call) => ({ data: await endOtherSessions(call) }),
};
