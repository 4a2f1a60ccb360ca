import type { ReactNode } from 'react';
import { Row } from '#web/office/kit/layout/row.tsx';

/** The title of a list without filters, in the upper edge of its panel. */
export function ListTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Row pad={[4, 5]}>
      <h2>{children}</h2>
    </Row>
  );
}
