/**
 * The styles and pictures of components that only the server renders. The browser's build does not include them, so publishing
 * takes them from here. The parts come first, so that their users can override them.
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
