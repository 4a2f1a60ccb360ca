import type { Language } from '#domain/language.ts';
import type { FailureReason } from '#domain/lending/messages/message-reason.ts';
import type { ReportedState } from '#domain/lending/messages/message-state.ts';
import type { MessageChannel, MessageTemplate } from '#domain/lending/messages/message-template.ts';
import type { Phone } from '#domain/person/phone.ts';

/** A message for a provider. It is never logged. */
export interface OutgoingMessage {
  /** Ours. A provider that can returns it with its reports. */
  readonly id: string;
  readonly phone: Phone;
  readonly template: MessageTemplate;
  /** The version of the lender's own words; null for the words of the product. */
  readonly ownVersion: number | null;
  readonly language: Language;
  /** The whole message. */
  readonly text: string;
  /** The texts of the template's gaps, in their order. */
  readonly parameters: readonly string[];
  /** The digits of a message that gives a code. */
  readonly code?: string;
}

/**
 * The outcome of a call. `not_reached`: nothing was handed over. `not_known`: it may have been, because the answer is missing or
 * is none that the provider documents.
 */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly providerId: string }
  | { readonly kind: 'refused'; readonly reason: FailureReason; readonly mayTryAgain: boolean }
  | { readonly kind: 'not_reached' }
  | { readonly kind: 'not_known' };

/** A report of a provider about a message. */
export interface MessageReport {
  readonly providerId: string;
  /** Our id, if the provider returns it. */
  readonly messageId: string | null;
  readonly state: ReportedState;
  /** Of a failed one. */
  readonly reason: FailureReason | null;
}

/** A way to send messages. */
export interface MessageProvider {
  readonly channel: MessageChannel;
  /** The price of a hundred parts, in whole rupees. */
  readonly hundredCost: number;
  /** The parts that a text is paid as. */
  partsOf(text: string): number;
  send(message: OutgoingMessage): Promise<SendOutcome>;
}
