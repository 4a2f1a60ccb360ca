import { createHmac } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import * as z from 'zod/mini';
import { reportedStates } from '#domain/lending/messages/message-state.ts';
import type { MessageReport } from './message-provider.ts';
import { isSameSecret } from './same-secret.ts';
import { reasonOfCode } from './whatsapp-cloud.ts';

/** True if the app's secret signed these very bytes: `X-Hub-Signature-256: sha256=…`. */
export function isSignedByWhatsApp(
  body: Uint8Array,
  signature: string | undefined,
  appSecret: string,
): boolean {
  const expected = `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
  return signature !== undefined && isSameSecret(signature, expected);
}

const status = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(300)),
  status: z.enum(reportedStates),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number() }))),
});

const notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ statuses: z.optional(z.array(z.unknown())) }) })),
    }),
  ),
});

/**
 * The reports on messages in a notification. Notifications of other things, and states that the product doesn't know, are left
 * out. Null if the body is no notification.
 */
export function readWhatsAppReports(body: unknown): MessageReport[] | null {
  const read = notification.safeParse(body);
  if (!read.success) return null;
  return read.data.entry
    .flatMap(({ changes }) => changes.flatMap(({ value }) => value.statuses ?? []))
    .map((one) => status.safeParse(one))
    .filter((one) => one.success)
    .map(({ data }) => ({
      providerId: data.id,
      messageId: isUuid(data.biz_opaque_callback_data) ? (data.biz_opaque_callback_data ?? null) : null,
      state: data.status,
      reason: data.status === 'failed' ? reasonOfCode(data.errors?.[0]?.code ?? -1) : null,
    }));
}
