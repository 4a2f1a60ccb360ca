import type { ReactNode } from 'react';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import classes from './banner.module.css';
import { CheckIcon } from './office-icons.tsx';

interface BannerProps {
  readonly tone: 'good' | 'warning' | 'bad';
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A result or a state, above its subject. */
export function Banner({ tone, title, children, action }: BannerProps) {
  const Sign = tone === 'good' ? CheckIcon : AlertIcon;
  return (
    <Row gap={[2, 3]} align="center" wraps pad={[3, 4]} className={classes.banner} data-tone={tone}>
      <Row gap={3} className={classes.said}>
        <Sign />
        <div>
          <Text weight={600}>{title}</Text>
          {children}
        </div>
      </Row>
      {action}
    </Row>
  );
}
