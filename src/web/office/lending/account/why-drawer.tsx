import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './agreement/agreement.messages.ts';
import classes from './why-drawer.module.css';

export interface WhyLine {
  readonly key: string;
  readonly title: ReactNode;
  readonly facts?: ReactNode;
  /** In whole rupees; below zero for a deduction. */
  readonly amount: number;
  /** The link to the explanation of the line. */
  readonly to?: string;
}

/** The reasons of a figure. */
export interface Why {
  readonly name: string;
  /** The subject of the figure. */
  readonly of: string;
  readonly meaning: string;
  readonly amount: number;
  /** They add up to the amount. */
  readonly lines: readonly WhyLine[];
  /** The amounts that the lines leave out on purpose. */
  readonly remark?: string;
}

interface WhyDrawerProps extends Why {
  readonly onClose: () => void;
}

export function WhyDrawer({ name, of, meaning, amount, lines, remark, onClose }: WhyDrawerProps) {
  const pick = usePick();
  return (
    <Drawer title={`${pick(messages.why)}: ${name}`} lead={<bdi>{of}</bdi>} onClose={onClose}>
      <Text tone="muted">{meaning}</Text>
      {lines.length === 0 && <p>{pick(messages.whyNothing)}</p>}
      <table className={classes.lines} aria-label={name}>
        <tbody>
          {lines.map(({ key, title, facts, amount: part, to }) => (
            <tr key={key}>
              <th scope="row">
                {to === undefined ? (
                  title
                ) : (
                  <Link to={{ search: to }} onClick={onClose}>
                    {title}
                  </Link>
                )}
                {facts !== undefined && <SecondLine>{facts}</SecondLine>}
              </th>
              <td data-figure>
                <Ltr>{signed(part)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{name}</th>
            <td data-figure>
              <Money amount={amount} />
            </td>
          </tr>
        </tfoot>
      </table>
      {remark !== undefined && (
        <Text tone="muted" className={classes.remark}>
          {remark}
        </Text>
      )}
    </Drawer>
  );
}

function signed(amount: number): string {
  return amount > 0 ? `+${formatRupees(amount)}` : formatRupees(amount);
}
