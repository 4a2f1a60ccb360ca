/** The types of the used part of saxen, which has none of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  type Attributes = Readonly<Record<string, string>>;

  export class Parser {
    on(event: 'openTag', hear: (name: string, attributes: () => Attributes, decode: Decode) => void): this;
    on(event: 'closeTag', hear: (name: string) => void): this;
    on(event: 'text', hear: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', hear: (text: string) => void): this;
    on(event: 'error', hear: (error: Error) => void): this;
    parse(xml: string): this;
  }
}
