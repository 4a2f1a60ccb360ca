/**
 * The style and the pictures of what is rendered only on the server. The browser's build does not meet them, so publishing
 * takes them from here. The parts come first: whatever uses one may then differ from it.
 */
const styles = [
  import.meta.glob<string>(['../site-parts/*.module.css', './parts/*.module.css'], {
    eager: true,
    query: '?inline',
    import: 'default',
  }),
  import.meta.glob<string>(
    ['../branch-card/*.module.css', './*/*.module.css', '!./parts/*', '!./islands/*', '!./forms/*'],
    {
      eager: true,
      query: '?inline',
      import: 'default',
    },
  ),
];

export const staticCss = styles.flatMap((sheets) => Object.values(sheets)).join('');

/** Addresses of the pictures, by their files as seen from this folder. */
export const pictureAddresses = import.meta.glob<string>(
  ['../branch-card/art/**', '../site-parts/*.svg', './art/*.svg', './art/pictures/*'],
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);
