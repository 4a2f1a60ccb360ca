import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Pointer = number;

/** The part of HarfBuzz's C interface that subsetting a font needs; numbers are pointers into its memory. */
interface HarfBuzzSubset extends WebAssembly.Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): Pointer;
  hb_blob_create(data: Pointer, length: number, mode: number, userData: number, destroy: number): Pointer;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_subset_input_create_or_fail(): Pointer;
  hb_subset_input_set(input: Pointer, kind: number): Pointer;
  hb_subset_input_unicode_set(input: Pointer): Pointer;
  hb_subset_input_glyph_set(input: Pointer): Pointer;
  hb_subset_input_get_flags(input: Pointer): number;
  hb_subset_input_set_flags(input: Pointer, flags: number): void;
  hb_subset_input_set_axis_range(
    input: Pointer,
    face: Pointer,
    axis: number,
    min: number,
    max: number,
    start: number,
  ): number;
  hb_set_add(set: Pointer, value: number): void;
  hb_set_clear(set: Pointer): void;
  hb_set_invert(set: Pointer): void;
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer;
  hb_face_reference_blob(face: Pointer): Pointer;
  hb_blob_get_length(blob: Pointer): number;
  hb_blob_get_data(blob: Pointer, length: Pointer): Pointer;
}

// From hb-subset.h and hb-blob.h.
const memoryModeWritable = 2;
const nameIds = 4;
const layoutFeatures = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiled once. Every subset gets new memory, which is freed afterwards. */
async function instantiate(): Promise<HarfBuzzSubset> {
  compiled ??= readFile(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')).then(
    (bytes) => WebAssembly.compile(new Uint8Array(bytes)),
  );
  const { exports } = await WebAssembly.instantiate(await compiled);
  const harfBuzz = exports as HarfBuzzSubset;
  harfBuzz._initialize();
  return harfBuzz;
}

export interface FontSubset {
  readonly codePoints: Iterable<number>;
  /** Typographic features to keep, by their tags. */
  readonly features: readonly string[];
  /**
   * All glyphs to keep. Without this the font keeps every glyph that its rules can make of the letters, which for Nastaliq
   * is nearly all of them.
   */
  readonly glyphs?: Iterable<number>;
  /** The weights that are used of a font that has them all. */
  readonly weights?: readonly [lightest: number, boldest: number];
}

/** A tag of four letters as the number that the format makes of it. */
function tagOf(letters: string): number {
  return Buffer.from(letters, 'latin1').readUInt32BE();
}

/** Reduces an uncompressed font to the needed characters, features and weights. */
export async function subsetFont(
  font: Uint8Array,
  { codePoints, features, glyphs, weights }: FontSubset,
): Promise<Buffer> {
  const hb = await instantiate();
  const fill = (set: Pointer, values: Iterable<number>) => {
    for (const value of values) hb.hb_set_add(set, value);
  };
  const data = hb.malloc(font.byteLength);
  new Uint8Array(hb.memory.buffer).set(font, data);
  const blob = hb.hb_blob_create(data, font.byteLength, memoryModeWritable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();

  hb.hb_set_clear(hb.hb_subset_input_set(input, nameIds));
  hb.hb_set_clear(hb.hb_subset_input_set(input, layoutFeatures));
  fill(hb.hb_subset_input_set(input, layoutFeatures), features.map(tagOf));
  fill(hb.hb_subset_input_unicode_set(input), codePoints);
  fill(hb.hb_subset_input_glyph_set(input), glyphs ?? []);
  const flags = noHinting | (glyphs === undefined ? 0 : noLayoutClosure);
  hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | flags);
  if (weights !== undefined) {
    const axisDefault = Number.NaN;
    hb.hb_subset_input_set_axis_range(input, face, tagOf('wght'), ...weights, axisDefault);
  }

  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not subset the font');
  const result = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(result, 0);
  return Buffer.from(new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(result)).slice());
}
