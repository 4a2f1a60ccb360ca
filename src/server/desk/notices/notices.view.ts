import type { Notice } from '#contract/desk/notices.ts';
import type { NoticeRow } from './notices.queries.ts';

export function noticeView(row: NoticeRow): Notice {
  return {
    kind: row.kind,
    subjectId: row.subjectId,
    at: row.at.toISOString(),
    isRead: row.isRead,
    opensId: row.opensId,
    about: row.about,
    byName: row.byName,
    requestKind: row.requestKind,
    decision: row.decision,
    amount: row.amount,
  };
}
