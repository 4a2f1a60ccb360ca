import type { passwordResetEndpoints } from '#contract/identity/password-reset.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { writtenIdentifier } from '../proof/find-user.ts';
import { forgetPassword } from './forget-password.ts';
import { resetPassword } from './reset-password.ts';

export const passwordResetRoutes: Handlers<typeof passwordResetEndpoints> = {
  async forgetPassword({ context, input, clientAddress }) {
    const { identifier } = input.body;
    await context.rateLimits.admitAddress('password_reset', clientAddress);
    await context.rateLimits.admit('forgotten_password', writtenIdentifier(identifier));
    // Not awaited: its time would reveal if the user exists.
    void forgetPassword(context, identifier, clientAddress);
    return { data: null };
  },

  async resetPassword(call) {
    await resetPassword(call);
    return { data: null };
  },
};
