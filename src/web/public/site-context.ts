import { createContext, useContext } from 'react';
import type { PageContent } from '#contract/site/site-content.ts';
import type { SitePlace } from '#contract/site/site-pages.ts';
import type { Language, Phrase } from '#domain/language.ts';

/** The context of every part of the page while it is rendered to HTML. Islands don't have it: their props are enough. */
export interface SiteContext {
  readonly language: Language;
  readonly place: SitePlace;
  readonly content: PageContent;
  /** The reader's side of a phrase. */
  readonly say: <Value>(phrase: Phrase<Value>) => Value;
}

const Context = createContext<SiteContext | null>(null);

export const SiteContextProvider = Context.Provider;

export function useSite(): SiteContext {
  const site = useContext(Context);
  if (site === null) throw new Error('a part of the site was rendered outside of it');
  return site;
}
