import type { DryRun, Message, Outbox, OutboxBranch } from '#contract/lending/messages/messages.ts';
import type { MessageState } from '#domain/lending/messages/message-state.ts';
import type { MessageRow, OutboxBranchRow } from './messages.queries.ts';
import type { listMessagesToSend } from './messages-to-send.queries.ts';

export function messageView(row: MessageRow): Message {
  return {
    id: row.id,
    template: row.template,
    state: row.state,
    reason: row.reason,
    channel: row.channel,
    parts: row.parts,
    queuedAt: row.queuedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    customerId: row.customerId,
    customerName: row.customerName,
    phone: row.phone,
    agreementId: row.agreementId,
    agreementNumber: row.agreementNumber,
    contactRequestId: row.contactRequestId,
    city: row.city,
    isToCall: row.isToCall,
    cost: row.cost,
  };
}

export function outboxBranchView(row: OutboxBranchRow): OutboxBranch {
  return {
    branchId: row.branchId,
    city: row.city,
    dailyMax: row.dailyMax,
    isPaused: row.isPaused,
    version: row.version,
    sentToday: row.sentToday,
    costToday: row.costToday,
  };
}

/** The sums over the branches, with the counts that are of no day. */
export function outboxView(
  branches: readonly OutboxBranchRow[],
  { by, queued, toCall }: Pick<Outbox, 'by' | 'queued' | 'toCall'>,
): Outbox {
  const sumOf = (state: MessageState) => branches.reduce((sum, { states }) => sum + (states[state] ?? 0), 0);
  return {
    by,
    queued,
    sent: sumOf('sent'),
    delivered: sumOf('delivered'),
    read: sumOf('read'),
    failed: sumOf('failed'),
    notKnown: sumOf('not_known'),
    toCall,
    branches: branches.map(outboxBranchView),
  };
}

export function dryRunView({
  messages,
  total,
  parts,
}: Awaited<ReturnType<typeof listMessagesToSend>>): DryRun {
  return {
    messages: messages.map((row) => ({
      agreementId: row.agreementId,
      agreementNumber: row.agreementNumber,
      customerId: row.customerId,
      customerName: row.name,
      template: row.template,
      text: row.text,
      language: row.language,
      parts: row.parts,
      city: row.city,
    })),
    total,
    parts,
  };
}
