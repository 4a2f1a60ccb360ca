/** A petal that points up from the middle of its wreath, from where it begins to where it ends, so far to each side. */
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
