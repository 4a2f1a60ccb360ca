import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { openedSession } from './session.ts';
import { newPerson } from './sign-up.ts';

export const setUpForm = z.extend(newPerson, {
  /** From the link that the server prints while there is no superadmin. */
  token: requiredText(100, 'code_required'),
});

export const setUpEndpoints = {
  setUp: endpoint({
    method: 'POST',
    path: '/api/auth/set-up',
    summary: 'Makes the first superadmin by the link that the server printed, and signs them in',
    access: 'public',
    body: setUpForm,
    output: openedSession,
    errors: ['set_up_link_wrong', 'set_up_over', 'too_many_requests'],
  }),
};
