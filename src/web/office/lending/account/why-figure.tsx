import { type ReactNode, Suspense, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { SumIcon } from '#web/office/kit/ui/state-icons.tsx';
import { messages } from './agreement/agreement.messages.ts';
import type { Why } from './why-drawer.tsx';
import classes from './why-figure.module.css';

const WhyDrawer = latePart(async () => (await import('./why-drawer.tsx')).WhyDrawer);

interface WhyFigureProps extends Why {
  readonly size: 3 | 5;
  readonly tone?: 'warning' | undefined;
  /** The figure as it is shown. */
  readonly children: ReactNode;
}

/** A figure that opens to its parts. */
export function WhyFigure({ size, tone, children, ...why }: WhyFigureProps) {
  const pick = usePick();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Row
        as="button"
        gap={1}
        align="center"
        size={size}
        tone={tone}
        weight={600}
        type="button"
        className={`touch ${classes.figure}`}
        onClick={() => setIsOpen(true)}
      >
        {children}
        <SumIcon size={14} />
        <span className="visually-hidden">
          {why.name}: {pick(messages.why)}
        </span>
      </Row>
      {isOpen && (
        <Suspense fallback={null}>
          <WhyDrawer {...why} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
