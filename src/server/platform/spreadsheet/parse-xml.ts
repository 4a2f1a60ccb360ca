import { Parser } from 'saxen';
import { UnreadableTable } from './unreadable-table.ts';

interface XmlHandlers {
  readonly opened: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly closed?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * Reports the elements and texts of a document as it is read, with names without their prefix. Entities of the document are
 * not expanded, so none can multiply.
 */
export function parseXml(xml: string, { opened, closed, text }: XmlHandlers): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    opened(localName(name), (asked) => {
      const value = attributes()[asked];
      return value === undefined ? undefined : decode(value);
    });
  });
  if (closed !== undefined) parser.on('closeTag', (name) => closed(localName(name)));
  if (text !== undefined) {
    parser.on('text', (written, decode) => text(decode(written)));
    parser.on('cdata', text);
  }
  parser.on('error', () => {
    throw new UnreadableTable({ reason: 'import_not_opened' });
  });
  if (xml !== '') parser.parse(xml);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
