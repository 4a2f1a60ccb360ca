declare module 'fontverter' {
  interface Fontverter {
    /** Unpacks or packs a font; the format it comes in is recognised. */
    convert(font: Buffer, format: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
  }
  const fontverter: Fontverter;
  // biome-ignore lint/style/noDefaultExport: it is a CommonJS module
  export default fontverter;
}
