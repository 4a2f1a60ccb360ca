import type { NoticeKind } from '#contract/desk/notices.ts';
import { isRelatedToMatch } from '#server/lending/screening/screening.queries.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import type { NoticeSource } from './notice-source.ts';

const isScreeningOn = `EXISTS (SELECT FROM lender_content
            WHERE section = 'screening_rules' AND (content ->> 'isScreeningOn')::boolean)`;

/** The notices of screening. */
export const screeningNotices = {
  screening_stop: {
    from: `screening_matches m LEFT JOIN customers c ON c.id = m.customer_id LEFT JOIN guarantors g ON g.id = m.guarantor_id`,
    where: `m.state = 'open' AND m.kind = 'stop' AND m.found_at <= :now AND ${isScreeningOn} AND NOT ${isRelatedToMatch}`,
    subjectId: 'm.id',
    at: 'm.found_at',
    facts: {
      about: `CASE WHEN m.customer_id IS NULL THEN ${writtenOf('g.full_name')} ELSE ${writtenOf('c.full_name')} END`,
    },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeSource>>;
