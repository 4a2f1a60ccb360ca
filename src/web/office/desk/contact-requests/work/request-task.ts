import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import type { RequestChannel } from '#domain/desk/contact-requests/request-actions.ts';

/** What is being entered about a request. A contact that was begun outside the contact hours brings its reason. */
export type RequestTask =
  | { readonly kind: 'contact'; readonly channel: RequestChannel; readonly outsideHoursReason: string | null }
  | { readonly kind: 'visit' | 'close' | 'note' | 'assign' | 'reopen' | 'cancelVisit' | 'handBack' };

/** What every form of the work is given. */
export interface RequestWorkProps {
  readonly request: ContactRequest;
  readonly onDone: () => void;
}
