import type { JSX } from 'react';

export type Tag = keyof JSX.IntrinsicElements;

/** The props of a layout piece: its own, and those of the element that it is rendered as. */
export type RenderedAs<Own, As extends Tag> = Own & { readonly as?: As } & Omit<
    JSX.IntrinsicElements[As],
    keyof Own | 'as'
  >;
