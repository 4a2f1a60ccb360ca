import { formatCount } from '#web/format/count.ts';

/** A text with its amounts and counts in their places. */
export function filled(text: string, parts: Readonly<Record<string, number | string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name] ?? '';
    return typeof part === 'number' ? formatCount(part) : part;
  });
}
