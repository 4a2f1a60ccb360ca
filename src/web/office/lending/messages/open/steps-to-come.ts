import type { OpenMessage } from '#contract/lending/messages/messages.ts';

interface StepToCome {
  readonly state: 'sent' | 'delivered' | 'read';
  /** The name of its text. */
  readonly said: 'notSent' | 'nextTry' | 'notDelivered' | 'notRead' | 'smsNotRead';
}

/** The steps that may still come. An SMS ends with its delivery: nobody is told that it was read. */
export function stepsToCome({
  state,
  channel,
  tries,
}: Pick<OpenMessage, 'state' | 'channel' | 'tries'>): readonly StepToCome[] {
  const read: StepToCome = { state: 'read', said: channel === 'sms' ? 'smsNotRead' : 'notRead' };
  switch (state) {
    case 'queued':
      return [{ state: 'sent', said: tries > 0 ? 'nextTry' : 'notSent' }];
    case 'sent':
      return [{ state: 'delivered', said: 'notDelivered' }, read];
    case 'delivered':
      return [read];
    default:
      return [];
  }
}
