import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import type { Phrase } from '#domain/language.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';

/** The name of a request. A reversal also names its target. */
export function subjectOf(approval: Pick<ApprovalListItem, 'kind' | 'details' | 'entry'>): Phrase {
  const { name, subject } = approvalDescriptors[approval.kind];
  return subject?.(approval) ?? name;
}
