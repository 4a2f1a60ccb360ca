import { AuditPage } from './lender/audit/audit-page.tsx';
import { postLabels } from './site/ground/post-labels.messages.ts';

/** Assembled here, because the audit covers posts too, and the site lies above it. */
export function WholeAudit() {
  return <AuditPage postLabels={postLabels} />;
}
