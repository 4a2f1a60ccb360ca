import type { PageContent, SceneName } from '#contract/site/site-content.ts';

/** The content of the hero's pictures. */
export interface SlideContent {
  readonly scene: SceneName;
  readonly name: string;
}

/** The data that the islands were rendered from, passed on so that the browser renders the same. */
export interface PageData {
  readonly slides: readonly SlideContent[];
}

/** One slide for each service. */
export function slidesOf(content: PageContent): SlideContent[] {
  return content.services.map(({ scene, shortName }) => ({ scene, name: shortName }));
}

/** The element that carries the data. */
export const dataId = 'site-data';

/** Tells the loader that the page is hydrated. */
export const readyEvent = 'site-ready';
