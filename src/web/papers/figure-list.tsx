import type { ReactNode } from 'react';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './figure-list.module.css';

export type Figure = readonly [label: string, value: ReactNode];

interface FigureListProps {
  /** In their order; false for what this paper has no figure for. */
  readonly figures: readonly (Figure | false)[];
}

/** Figures one below the other, numbered. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <table className={classes.figures}>
      <tbody>
        {figures
          .filter((figure) => figure !== false)
          .map(([label, value], index) => (
            <tr key={label}>
              <td>
                <Ltr>{index + 1}</Ltr>
              </td>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
