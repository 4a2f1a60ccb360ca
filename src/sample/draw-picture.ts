/** Turns an SVG drawing of ours into a picture in the product's format. */
export async function drawPicture(svg: string): Promise<Buffer> {
  // Needed once in the life of a sample lender, so it is not loaded at every start.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
