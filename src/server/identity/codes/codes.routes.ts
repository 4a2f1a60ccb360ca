import type { codeEndpoints } from '#contract/identity/codes.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { issueCustomerActivationCode, issueCustomerPasswordResetCode } from './issue-customer-code.ts';

export const codeRoutes: Handlers<typeof codeEndpoints> = {
  issueCustomerActivationCode: async (call) => ({ data: await issueCustomerActivationCode(call) }),
  issueCustomerPasswordResetCode: async (call) => ({ data: await issueCustomerPasswordResetCode(call) }),
};
