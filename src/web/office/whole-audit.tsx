import { AuditPage } from './lender/audit/audit-page.tsx';
import { postLabels } from './site/ground/post-labels.messages.ts';

/** Put together here, because the audit tells of posts too, and the site lies above it. */
export function WholeAudit() {
  return <AuditPage postLabels={postLabels} />;
}
