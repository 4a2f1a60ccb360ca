/** The path of a petal that points up from the middle of its wreath: its start, its end, and its width to each side. */
export function petalPath({
  inner,
  outer,
  side,
}: {
  readonly inner: number;
  readonly outer: number;
  readonly side: number;
}): string {
  const middle = (inner + outer) / 2;
  return `M0 ${-inner}C${side} ${-inner - 3} ${side} ${-middle} 0 ${-outer}C${-side} ${-middle} ${-side} ${-inner - 3} 0 ${-inner}Z`;
}
