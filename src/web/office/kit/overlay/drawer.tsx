import { useId } from 'react';
import classes from './drawer.module.css';
import { DrawerFrame, type DrawerFrameProps } from './drawer-frame.tsx';
import { useModal } from './use-modal.ts';

interface DrawerProps extends Omit<DrawerFrameProps, 'titleId'> {
  /** It has parts beside each other, on a screen with room for them. */
  readonly isWide?: boolean;
}

/** A task beside the page, at the inline end and over everything: the page waits until it is done or closed. */
export function Drawer({ isWide = false, ...props }: DrawerProps) {
  const titleId = useId();
  return (
    <dialog
      {...useModal(props.onClose)}
      className={classes.drawer}
      data-wide={isWide}
      aria-labelledby={titleId}
    >
      <DrawerFrame {...props} titleId={titleId}>
        <div className={classes.content}>{props.children}</div>
      </DrawerFrame>
    </dialog>
  );
}
