import { ActionIcon } from '@mantine/core';
import { Link } from 'react-router';
import { ChevronEndIcon, ChevronStartIcon } from '../../ui/office-icons.tsx';
import type { ListAddress } from '../use-list-address.ts';
import classes from './step-link.module.css';

interface StepLinkProps extends Pick<ListAddress<unknown>, 'openLink'> {
  /** The row to open; there is none beyond the first and the last. */
  readonly id: string | undefined;
  readonly way: 'previous' | 'next';
  readonly label: string;
}

/** Opens the row before or after the one that is open beside the list. */
export function StepLink({ id, openLink, way, label }: StepLinkProps) {
  if (id === undefined) return null;
  const Chevron = way === 'next' ? ChevronEndIcon : ChevronStartIcon;
  return (
    <ActionIcon
      component={Link}
      {...openLink(id)}
      className={way === 'previous' ? classes.previous : undefined}
      aria-label={label}
      aria-keyshortcuts={way === 'next' ? 'j' : 'k'}
      preventScrollReset
    >
      <Chevron className="mirrored" />
    </ActionIcon>
  );
}
