import type { Logger } from 'pino';
import type { FileCache } from '#server/platform/files/file-cache.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { etagOf, immutable, type StaticFile } from '#server/platform/http/static-file.ts';
import type { CardFaces } from '../typesetting/set-text.ts';
import { type CardRecipe, drawCard, drawPhoto } from './draw-card.ts';

/** Pages name a picture long after the site was published again: a link is shared once and read for days. */
const sitesKept = 10;

interface CardSources {
  readonly files: Pick<FileStore, 'read'>;
  readonly faces: CardFaces;
  readonly fileCache: FileCache;
}

/** The cards that the pages of a site name, by their addresses. */
export type NamedCards = ReadonlyMap<string, CardRecipe>;

export interface ShareCards {
  /** Takes the cards of newly published pages. */
  take(named: NamedCards, sources: CardSources): void;
  /** Draws a card unless it is drawn; null if no page names it, or if it can't be drawn. */
  card(path: string): Promise<StaticFile | null>;
  /** Draws the cards of the present pages, until they are drawn, others are taken, or it is stopped. */
  drawAll(): Promise<void>;
  stop(): void;
}

async function drawn(recipe: CardRecipe, { files, faces }: CardSources): Promise<Buffer> {
  if (recipe.kind === 'drawn') return drawCard(recipe, faces);
  return drawPhoto(await files.read(recipe.hash), recipe.fit);
}

/** One card is drawn at a time, so a server with hundreds of them keeps answering. */
export function createShareCards(log: Logger): ShareCards {
  /** Of the last sites, the newest first. */
  let taken: readonly { readonly named: NamedCards; readonly sources: CardSources }[] = [];
  const cards = new Map<string, Promise<StaticFile | null>>();
  let underWay: Promise<unknown> = Promise.resolve();
  let isStopped = false;

  async function draw(path: string, recipe: CardRecipe, sources: CardSources) {
    try {
      const body = await sources.fileCache(['share card', path], () => drawn(recipe, sources));
      return { contentType: 'image/jpeg', cacheControl: immutable, headers: {}, etag: etagOf(body), body };
    } catch (err) {
      log.warn({ err, recipe }, 'the card of a shared link could not be drawn');
      // A later request tries again: a bucket may be out of reach for a while.
      cards.delete(path);
      return null;
    }
  }

  async function card(path: string): Promise<StaticFile | null> {
    const site = taken.find(({ named }) => named.has(path));
    const recipe = site?.named.get(path);
    if (site === undefined || recipe === undefined) return null;
    const known = cards.get(path);
    if (known !== undefined) return known;
    const drawing = underWay.then(() => draw(path, recipe, site.sources));
    underWay = drawing;
    cards.set(path, drawing);
    return drawing;
  }

  return {
    take(named, sources) {
      taken = [{ named, sources }, ...taken].slice(0, sitesKept);
      for (const path of cards.keys()) if (!taken.some((site) => site.named.has(path))) cards.delete(path);
    },
    card,
    async drawAll() {
      const present = taken[0];
      for (const path of present?.named.keys() ?? []) {
        if (isStopped || taken[0] !== present) return;
        await card(path);
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
