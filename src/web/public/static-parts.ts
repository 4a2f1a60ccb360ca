/**
 * The style and the pictures of what is rendered only on the server. The browser's build does not meet them, so publishing
 * takes them from here. The parts come first: whatever uses one may then differ from it.
 */
const styles = [
  import.meta.glob<string>('./parts/*.module.css', { eager: true, query: '?inline', import: 'default' }),
  import.meta.glob<string>(['./*/*.module.css', '!./parts/*', '!./islands/*', '!./forms/*'], {
    eager: true,
    query: '?inline',
    import: 'default',
  }),
];

export const staticCss = styles.flatMap((sheets) => Object.values(sheets)).join('');

/** Addresses of the pictures, by their files within this folder. */
export const pictureAddresses = import.meta.glob<string>(
  ['./art/*.svg', './art/landmarks/*', './art/pictures/*'],
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);
