import type { ReactNode } from 'react';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import classes from './banner.module.css';
import { CheckIcon } from './office-icons.tsx';

interface BannerProps {
  readonly tone: 'good' | 'warning' | 'bad';
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** What just happened, or the state of something, above what it is about. */
export function Banner({ tone, title, children, action }: BannerProps) {
  const Sign = tone === 'good' ? CheckIcon : AlertIcon;
  return (
    <div className={classes.banner} data-tone={tone}>
      <div className={classes.said}>
        <Sign />
        <div>
          <p className={classes.title}>{title}</p>
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}
