import type { Agreement } from '#contract/lending/agreements.ts';
import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import type { Phrase } from '#domain/language.ts';
import type { AgreementAction } from '#domain/lending/agreements/agreement-actions.ts';
import type { ApprovalIcon } from '../approval-icons.tsx';

/** A kind of approval in the office. Features that a kind does not name are off. Icons are named, so that tests read it without drawings. */
export interface ApprovalDescriptor {
  readonly name: Phrase;
  /** A longer name that also says what the request is about. */
  readonly subject?: (approval: Pick<ApprovalListItem, 'details' | 'entry'>) => Phrase;
  readonly icon: ApprovalIcon;
  /** The colour of its tile, if it is not blue. */
  readonly tone?: 'purple' | 'quiet';
  /**
   * A whole agreement waits. It has its terms to decide by, endpoints of its own to decide it and to withdraw it, and neither a
   * reason nor a preview.
   */
  readonly isAgreement?: true;
  /** Granting it moves dates and leaves the amounts unchanged. */
  readonly movesDates?: true;
  /** Granting it takes something away from the customer or from the books. */
  readonly takesAway?: true;
  /** Granting it draws on the relief fund. */
  readonly drawsOnFund?: true;
}

/** A kind that is requested on its own, not by submitting an agreement. */
export interface RequestedDescriptor extends ApprovalDescriptor {
  /** The invitation to request it: in menus, and above its form. */
  readonly invitation: Phrase;
  /** Its place in the menu of an agreement; none if it is requested from another place. */
  readonly menu?: AgreementMenuEntry;
  /** The audit's sentence about each step, beside the name of the actor. */
  readonly audit: Readonly<Record<ApprovalStep, Phrase>>;
}

export const approvalSteps = ['request', 'grant', 'reject', 'withdraw'] as const;
type ApprovalStep = (typeof approvalSteps)[number];

export interface AgreementMenuEntry {
  readonly icon: ApprovalIcon;
  /** It can be requested in each status in which the domain allows one of these. */
  readonly actions: readonly AgreementAction[];
  /** In the other statuses the menu leaves it out. */
  readonly isOffered?: (status: Agreement['status']) => boolean;
  /** It is about something that the agreement must have. */
  readonly needs?: 'overpayment' | 'replaced_schedule';
  /** Several of this kind may wait on one agreement. */
  readonly mayRepeat?: true;
}
