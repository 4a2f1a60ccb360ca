import { smsLengthOf } from '#domain/lending/messages/sms-parts.ts';
import { internationalPhone } from '#domain/person/phone.ts';
import type { SmsSettings } from '#server/platform/messaging-settings.ts';
import { callProvider, type ProviderAnswer } from './call-provider.ts';
import type { MessageProvider, OutgoingMessage, SendOutcome } from './message-provider.ts';

const contentTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

/**
 * An SMS gateway, as its settings describe it. The phone and the text are in the body: an address is kept in logs on the way. So a
 * gateway that takes them only in the address cannot be used.
 */
export function createSmsGateway(settings: SmsSettings): MessageProvider {
  const { url, method, format, authorization, hundredCost } = settings;
  return {
    channel: 'sms',
    hundredCost,
    partsOf: (text) => smsLengthOf(text).parts,
    async send(message) {
      const answer = await callProvider(url, {
        method,
        headers: {
          'Content-Type': contentTypes[format],
          ...(authorization !== undefined && { Authorization: authorization }),
        },
        body: bodyOf(settings, message),
      });
      return typeof answer === 'string' ? { kind: answer } : outcomeOf(settings, answer);
    },
  };
}

function bodyOf({ fields, urduFields, format }: SmsSettings, { id, phone, text }: OutgoingMessage): string {
  const gaps: Readonly<Record<string, string>> = { id, text, phone: internationalPhone(phone) };
  const needed = smsLengthOf(text).alphabet === 'ucs2' ? [...fields, ...urduFields] : fields;
  const filled = needed.map(([name, value]): [string, string] => [
    name,
    value.replace(/\{(id|text|phone)\}/g, (_, gap: string) => gaps[gap] ?? ''),
  ]);
  return format === 'json' ? JSON.stringify(Object.fromEntries(filled)) : String(new URLSearchParams(filled));
}

/** An answer that neither pattern describes, such as an error page, tells nothing, whatever its status. */
function outcomeOf({ accepted, refused }: SmsSettings, { status, text }: ProviderAnswer): SendOutcome {
  const providerId = accepted.exec(text)?.groups?.id;
  if (status < 300 && providerId) return { kind: 'accepted', providerId: providerId.slice(0, 300) };
  if (status === 429) return { kind: 'refused', reason: 'busy', mayTryAgain: true };
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'account', mayTryAgain: true };
  if (refused?.test(text)) return { kind: 'refused', reason: 'refused', mayTryAgain: false };
  return { kind: 'not_known' };
}
