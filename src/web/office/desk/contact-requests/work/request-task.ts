import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import type { RequestChannel } from '#domain/desk/contact-requests/request-actions.ts';

/** The open task of a request. A contact begun outside the contact hours has its reason. */
export type RequestTask =
  | { readonly kind: 'contact'; readonly channel: RequestChannel; readonly outsideHoursReason: string | null }
  | { readonly kind: 'visit' | 'close' | 'note' | 'assign' | 'reopen' | 'cancelVisit' | 'handBack' };

/** The properties of every form of the work. */
export interface RequestWorkProps {
  readonly request: ContactRequest;
  readonly onDone: () => void;
}
