/** The controls of the pictures, on a 24 px field. With the mark and the star they come with the page itself. */
export const pause = 'M9 6v12M15 6v12';
export const play = 'M8 5.5v13l11-6.5z';

/** The eight-pointed star: dots, tiles, the grounds of badges. On a 20 px field. */
export const star =
  'M10 .5L12.7 3.5L16.7 3.3L16.5 7.3L19.5 10L16.5 12.7L16.7 16.7L12.7 16.5L10 19.5L7.3 16.5L3.3 16.7L3.5 12.7L.5 10L3.5 7.3L3.3 3.3L7.3 3.5Z';

/** Seven kites of the khatam star, on a 40 px field; the eighth, already paid, has its own color. */
export const markKites =
  'M20 14.8L14.8 7.4L20 1L25.2 7.4ZM25.2 20L32.6 14.8L39 20L32.6 25.2ZM23.7 23.7L32.6 25.2L33.4 33.4L25.2 32.6ZM20 25.2L25.2 32.6L20 39L14.8 32.6ZM16.3 23.7L14.8 32.6L6.6 33.4L7.4 25.2ZM14.8 20L7.4 25.2L1 20L7.4 14.8ZM16.3 16.3L7.4 14.8L6.6 6.6L14.8 7.4Z';
export const markPaidKite = 'M23.7 16.3L25.2 7.4L33.4 6.6L32.6 14.8Z';

/** Drawn in `icons.svg`, which is fetched once for all of them. */
const laterDrawings = [
  'arrow',
  'check',
  'clock',
  'facebook',
  'home',
  'instagram',
  'lock',
  'mail',
  'phone',
  'pin',
  'route',
  'user',
  'youtube',
  'chat',
  'families',
  'no-interest',
  'regulator',
  'bullet',
  'seal',
] as const;

export type FirstScreenIcon = 'mark' | 'pause' | 'play' | 'star';
export type LaterIcon = (typeof laterDrawings)[number];

export function isLaterIcon(name: FirstScreenIcon | LaterIcon): name is LaterIcon {
  return laterDrawings.some((later) => later === name);
}
