import type { ComponentType } from 'react';
import type { IconProps } from '#web/ui/icon.tsx';
import classes from './badge.module.css';

interface BadgeProps {
  readonly tone: 'good' | 'warning' | 'bad' | 'quiet' | 'purple';
  readonly icon: ComponentType<IconProps>;
  readonly text: string;
}

/** A state in a word, with an icon beside its color. */
export function Badge({ tone, icon: Sign, text }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <Sign size={15} />
      <span className="lowered">{text}</span>
    </span>
  );
}
