import { type ReactNode, useId } from 'react';
import { Actions } from '../layout/actions.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import classes from './dialog.module.css';
import { useModal } from './use-modal.ts';

interface DialogProps {
  /** Names its subject: a question names the record that it would change. */
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Left out when the content is a form with its own. */
  readonly actions?: ReactNode;
  /** At the foot of the screen, within reach of a thumb. */
  readonly isSheet?: boolean;
  readonly onClose: () => void;
}

/** A modal dialog. */
export function Dialog({ title, icon, children, actions, isSheet, onClose }: DialogProps) {
  const titleId = useId();
  return (
    <dialog {...useModal(onClose)} className={classes.dialog} data-sheet={isSheet} aria-labelledby={titleId}>
      <Stack gap={5} pad={6}>
        <Row gap={4}>
          {icon}
          <Stack gap={2} className={classes.text}>
            <h2 id={titleId}>{title}</h2>
            {children}
          </Stack>
        </Row>
        {actions && <Actions>{actions}</Actions>}
      </Stack>
    </dialog>
  );
}
