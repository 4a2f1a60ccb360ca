const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => entities[name] ?? entity);
}

/** Every text that a rendered page shows: between tags, and in the attributes that browsers display. */
export function htmlTexts(html: string): string[] {
  // React separates neighboring texts by a comment, which a browser reads as one text.
  const withoutComments = html.replace(/<!--.*?-->/gs, '');
  const between = withoutComments.split(/<[^>]*>/);
  const drawn = [...withoutComments.matchAll(/ placeholder="([^"]*)"/g)].map(([, text = '']) => text);
  return [...between, ...drawn].map((text) => decoded(text).trim()).filter((text) => text !== '');
}
