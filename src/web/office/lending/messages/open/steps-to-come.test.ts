import { expect, test } from 'vitest';
import { messageStates } from '#domain/lending/messages/message-state.ts';
import { stepsToCome } from './steps-to-come.ts';

const saidOf = (channel: 'whatsapp' | 'sms' | null, tries: number) =>
  Object.fromEntries(
    messageStates.map((state) => [state, stepsToCome({ state, channel, tries }).map(({ said }) => said)]),
  );

test('a message by WhatsApp may still be delivered and read, until it failed', () => {
  expect(saidOf('whatsapp', 1)).toEqual({
    queued: ['nextTry'],
    dropped: [],
    not_known: [],
    sent: ['notDelivered', 'notRead'],
    failed: [],
    delivered: ['notRead'],
    read: [],
  });
});

test('nobody is told that an SMS was read', () => {
  expect(saidOf('sms', 1)).toMatchObject({ sent: ['notDelivered', 'smsNotRead'], delivered: ['smsNotRead'] });
});

test('a message that was never tried is only not sent out yet', () => {
  expect(saidOf(null, 0)).toMatchObject({ queued: ['notSent'] });
});
