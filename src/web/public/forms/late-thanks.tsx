import { lazy } from 'react';
import { messages } from './forms.messages.ts';
import { takeFocus } from './take-focus.ts';
import type { ThanksProps } from './thanks.tsx';

/** The thanks with their drawing. They load with the dialogs, after hydration, because the page does not include their style. */
export const LateThanks = lazy(() =>
  import('./thanks.tsx').then(
    (module) => ({ default: module.Thanks }),
    () => ({ default: BareThanks }),
  ),
);

/** Shown instead when the network failed between sending and the thanks. */
function BareThanks({ titleId, heading: Heading, language }: ThanksProps) {
  return (
    <Heading id={titleId} ref={takeFocus} tabIndex={-1}>
      {messages.thanksArrived[language]}
    </Heading>
  );
}
