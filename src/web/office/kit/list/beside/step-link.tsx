import { Link } from 'react-router';
import { ActionIcon } from '../../controls/action-icon.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../../ui/office-icons.tsx';
import type { ListAddress } from '../use-list-address.ts';
import classes from './step-link.module.css';

interface Step {
  readonly way: 'previous' | 'next';
  readonly label: string;
}

function lookOf({ way, label }: Step) {
  const Chevron = way === 'next' ? ChevronEndIcon : ChevronStartIcon;
  return {
    className: way === 'previous' ? classes.previous : undefined,
    'aria-label': label,
    children: <Chevron className="mirrored" />,
  };
}

interface StepLinkProps extends Step, Pick<ListAddress<unknown>, 'openLink'> {
  /** The row to open; there is none beyond the first and the last. */
  readonly id: string | undefined;
}

/** Opens the row before or after the one that is open beside the list. */
export function StepLink({ id, openLink, ...step }: StepLinkProps) {
  if (id === undefined) return null;
  // In small letters: the list presses them itself, through its latest choice.
  const key = step.way === 'next' ? 'j' : 'k';
  return (
    <ActionIcon as={Link} {...openLink(id)} {...lookOf(step)} aria-keyshortcuts={key} preventScrollReset />
  );
}

interface StepButtonProps extends Step {
  readonly id: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** Opens the record before or after the one that is open in a drawer. */
export function StepButton({ id, onOpen, ...step }: StepButtonProps) {
  if (id === undefined) return null;
  const key = step.way === 'next' ? 'J' : 'K';
  return <ActionIcon {...lookOf(step)} aria-keyshortcuts={key} onClick={() => onOpen(id)} />;
}
