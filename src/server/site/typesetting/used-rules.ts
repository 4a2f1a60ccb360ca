const entryBytes = 16;

/** The start of a table in an uncompressed font. */
export function tableStart(sfnt: Buffer, tag: string): number {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * entryBytes);
  const entry = tables.find((start) => sfnt.toString('latin1', start, start + 4) === tag);
  if (entry === undefined) throw new Error(`the font has no table ${tag}`);
  return sfnt.readUInt32BE(entry + 8);
}

/**
 * The font with only the used rules of substitution (OpenType's GSUB lookups, by number). The others keep their numbers and
 * do nothing. A subset keeps every rule whose glyphs it has, and most of Nastaliq's are for other words.
 */
export function keepUsedRules(sfnt: Uint8Array, used: ReadonlySet<number>): Buffer {
  const font = Buffer.from(sfnt);
  const substitution = tableStart(font, 'GSUB');
  const list = substitution + font.readUInt16BE(substitution + 8);
  const lookups = Array.from(
    { length: font.readUInt16BE(list) },
    (_, index) => list + font.readUInt16BE(list + 2 + 2 * index),
  );
  // Equal lookups are in the font once, under several numbers.
  const kept = new Set(lookups.filter((_, index) => used.has(index)));
  for (const lookup of lookups) {
    const subtableCount = lookup + 4;
    if (!kept.has(lookup)) font.writeUInt16BE(0, subtableCount);
  }
  return font;
}
