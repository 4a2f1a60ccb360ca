import { type ReactNode, useId } from 'react';
import { Stack } from '#web/office/kit/layout/stack.tsx';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a request, under its own heading. */
export function Part({ title, children }: PartProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </Stack>
  );
}
