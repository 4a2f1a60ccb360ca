import type { Notice } from '#contract/desk/notices.ts';

type Fact = Exclude<keyof Notice, 'kind' | 'subjectId' | 'opensId' | 'at' | 'isRead'>;

/** The source of a kind of notice: the rows that cause it. */
export interface NoticeSource {
  readonly from: string;
  /**
   * The condition for a notice to `:userId` at `:now`. `:branchId` is the branch that they reach, null for all;
   * events before `:since` are too old. `:overdueBefore` and `:dueSoonUntil` are the bounds of the 24-hour promise.
   */
  readonly where: string;
  readonly subjectId: string;
  /** The id of the page that it opens, if that is not the subject. */
  readonly opensId?: string;
  readonly at: string;
  /** A fact that a kind leaves out is null. */
  readonly facts: { readonly [Name in Fact]?: string };
}

/** The moment at which a day begins in Karachi. */
export const startOfDay = (day: string) => `((${day})::timestamp AT TIME ZONE 'Asia/Karachi')`;

/** The day in Karachi of the reader's moment. */
export const today = `(:now::timestamptz AT TIME ZONE 'Asia/Karachi')::date`;
