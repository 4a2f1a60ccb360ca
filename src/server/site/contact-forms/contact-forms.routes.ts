import type { contactFormEndpoints } from '#contract/site/contact-forms.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { submitContactForm } from './submit-contact-form.ts';

export const contactFormRoutes: Handlers<typeof contactFormEndpoints> = {
  async submitContactForm({ context, input, ...sender }) {
    return { data: await submitContactForm(context, input.body, sender) };
  },
};
