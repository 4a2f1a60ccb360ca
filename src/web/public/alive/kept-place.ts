import { currentPlace, type PagePlace, returnToPlace } from './page-place.ts';

/** In the session storage, which is gone with the tab. The forms keep their input there themselves. */
export const keptPlaceKey = 'kept-place';

/** Keeps where the reader is, for the page in the other language. A modal dialog can't be open then: it covers the switch. */
export function keepPlace(): void {
  const place = currentPlace();
  if (place !== null) sessionStorage.setItem(keptPlaceKey, JSON.stringify(place));
}

/** Goes back, once, to where the reader was on the page before. */
export function returnToKeptPlace(): void {
  const kept = sessionStorage.getItem(keptPlaceKey);
  sessionStorage.removeItem(keptPlaceKey);
  if (kept === null) return;
  const place: PagePlace = JSON.parse(kept);
  returnToPlace(place);
}
