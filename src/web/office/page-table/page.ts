import type { Api, EndpointName } from '#contract/api.ts';
import type { Phrase } from '#domain/language.ts';
import type { Capability } from '#domain/rights/capabilities.ts';
import type { Role } from '#domain/rights/role.ts';
import type { PageIcon } from '../kit/ui/page-icons.tsx';

type AskOf<Name extends EndpointName> = `${Api[Name]['method']} ${Api[Name]['path']}`;
/** An endpoint by its method and path, with its query, for a request that is sent before its schema has loaded. */
export type EarlyAsk = AskOf<EndpointName> | `${AskOf<'listContactRequests'>}?tab=to_contact`;

/** One page of the office. Routes, guards, menus, palette, links and headings are all read from it; `page-loaders.ts` fetches it. */
export interface Page {
  /** Below the area's own address; a parameter is written `:name`. */
  readonly path: string;
  /** The capability to open it. The page is in the area of every role that holds it, or of everyone signed in. */
  readonly access: Capability | 'signed-in';
  /** The only areas that have it, when the access alone would put it into others too. */
  readonly only?: readonly Role[];
  readonly title: Phrase;
  readonly icon: PageIcon;
  /** The letter that leads to it after G. */
  readonly key?: string;
  /** The area's own address shows it too. */
  readonly isIndex?: true;
  /** True for a page that starts a task: in the palette it is an action. Every other page without a parameter is a place there. */
  readonly isBeginning?: true;
  /** A customer opens it only once a branch has linked the account to a record. */
  readonly needsLinkedAccount?: true;
  /** The first request of the page when its address has no filters, with an empty search. It is sent before the page's code has loaded. */
  readonly asks?: EarlyAsk;
}
