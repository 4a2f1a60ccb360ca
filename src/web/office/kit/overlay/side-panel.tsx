import { type KeyboardEvent, useId } from 'react';
import panel from '../ui/panel.module.css';
import { DrawerFrame, type DrawerFrameProps } from './drawer-frame.tsx';
import classes from './side-panel.module.css';

/** An item of a list, beside the list, which stays usable: not a modal dialog. Escape closes it. */
export function SidePanel(props: Omit<DrawerFrameProps, 'titleId'>) {
  const titleId = useId();
  return (
    <section
      role="dialog"
      data-side-panel
      aria-labelledby={titleId}
      className={`${panel.panel} ${classes.panel}`}
      onKeyDown={(event: KeyboardEvent) => {
        // A dialog over the page closes alone.
        if (event.key !== 'Escape' || document.querySelector('dialog:modal') !== null) return;
        event.preventDefault();
        props.onClose();
      }}
    >
      <DrawerFrame {...props} titleId={titleId} />
    </section>
  );
}
