import * as z from 'zod/mini';
import type { FailureReason } from '#domain/lending/messages/message-reason.ts';
import { nameAtWhatsApp } from '#domain/lending/messages/message-template.ts';
import { internationalPhone } from '#domain/person/phone.ts';
import type { WhatsAppSettings } from '#server/platform/messaging-settings.ts';
import { callProvider, type ProviderAnswer } from './call-provider.ts';
import type { MessageProvider, OutgoingMessage, SendOutcome } from './message-provider.ts';

const accepted = z.object({
  messages: z.array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(300)) })).check(z.length(1)),
});
const refused = z.object({ error: z.object({ code: z.number() }) });

/** The WhatsApp Cloud API: developers.facebook.com/docs/whatsapp/cloud-api/messages/template-messages. */
export function createWhatsAppCloud(settings: WhatsAppSettings): MessageProvider {
  const { url, phoneId, token, hundredCost } = settings;
  return {
    channel: 'whatsapp',
    hundredCost,
    partsOf: () => 1,
    async send(message) {
      const answer = await callProvider(`${url}/${phoneId}/messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(bodyOf(message)),
      });
      return typeof answer === 'string' ? { kind: answer } : outcomeOf(answer);
    },
  };
}

/**
 * A code goes out in a template of the category authentication: WhatsApp writes its words, and takes the code alone, for the text
 * and for the button that copies it.
 */
const codeComponents = (code: string) => [
  { type: 'body', parameters: [{ type: 'text', text: code }] },
  { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: code }] },
];

function bodyOf({ id, phone, template, ownVersion, language, parameters, code }: OutgoingMessage) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: internationalPhone(phone),
    type: 'template',
    template: {
      name: nameAtWhatsApp(template, ownVersion),
      language: { code: language },
      components:
        code === undefined
          ? [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }]
          : codeComponents(code),
    },
    biz_opaque_callback_data: id,
  };
}

function outcomeOf({ status, text }: ProviderAnswer): SendOutcome {
  const answer = parsed(text);
  const taken = accepted.safeParse(answer);
  if (status === 200 && taken.success)
    return { kind: 'accepted', providerId: taken.data.messages[0]?.id ?? '' };
  const error = refused.safeParse(answer);
  // An error page, with whatever status, is not an answer of the API.
  if (!error.success) return { kind: 'not_known' };
  const reason = reasonOfCode(error.data.error.code);
  return { kind: 'refused', reason, mayTryAgain: reason === 'busy' || reason === 'account' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Error codes: developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes. */
const codes: ReadonlyMap<number, FailureReason> = new Map([
  ...[1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004].map(
    (code) => [code, 'busy'] as const,
  ),
  ...[0, 3, 10, 190, 368, 131005, 131031, 131042, 131045].map((code) => [code, 'account'] as const),
  ...[131021, 131026, 131030].map((code) => [code, 'number'] as const),
  ...[132000, 132001, 132005, 132007, 132012, 132015, 132016, 132068, 132069].map(
    (code) => [code, 'template'] as const,
  ),
]);

/** The reason that an error code of WhatsApp names. */
export function reasonOfCode(code: number): FailureReason {
  return codes.get(code) ?? (code >= 200 && code < 300 ? 'account' : 'refused');
}
