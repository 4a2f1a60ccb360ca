import type { MessagingSettings } from '#server/platform/messaging-settings.ts';
import type { MessageProvider } from './message-provider.ts';
import { createSmsGateway } from './sms-http.ts';
import { createWhatsAppCloud } from './whatsapp-cloud.ts';

/** The provider that the settings name. */
export function providerOf(settings: MessagingSettings): MessageProvider {
  return settings.by === 'whatsapp' ? createWhatsAppCloud(settings) : createSmsGateway(settings);
}
