import { usePick } from '#web/i18n/language.ts';
import { messages } from './products.messages.ts';
import classes from './view-switch.module.css';

const views = ['cards', 'table'] as const;
export type ProductView = (typeof views)[number];

interface ViewSwitchProps {
  readonly view: ProductView;
  readonly onChoose: (view: ProductView) => void;
}

/** Cards to show a family, a table to compare. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const pick = usePick();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be taken for a part of a form
    <div role="group" aria-label={pick(messages.showAs)} className={classes.switch}>
      {views.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === view} onClick={() => onChoose(choice)}>
          {pick(messages[choice])}
        </button>
      ))}
    </div>
  );
}
