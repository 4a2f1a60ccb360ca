import { ColumnsButton } from './columns-button.tsx';
import { ViewsButton } from './views-button.tsx';

/** The controls at the end of every list's bar: its columns, and its saved views. */
export function ListEnd() {
  return (
    <>
      <ColumnsButton />
      <ViewsButton />
    </>
  );
}
