/** Wraps PNG pictures in the ICO container, which browsers still ask for at `/favicon.ico`. */
export function icoOf(pictures: readonly { readonly edge: number; readonly png: Buffer }[]): Buffer {
  const headerBytes = 6;
  const entryBytes = 16;
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ edge, png }, index) => {
    const entry = headerBytes + entryBytes * index;
    header.writeUInt8(edge, entry);
    header.writeUInt8(edge, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
