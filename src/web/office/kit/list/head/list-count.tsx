import { countedRowsMax } from '#contract/endpoint.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { Row } from '../../layout/row.tsx';
import { Text } from '../../layout/text.tsx';
import { Money } from '../../ui/money.tsx';
import { moreThan } from '../list.messages.ts';
import type { ListAnswer } from '../use-list-page.ts';

interface ListCountProps {
  readonly list: ListAnswer<unknown> | undefined;
  /**
   * A sum of all rows, in whole rupees; undefined until it is known, and null if there are too many rows to add up. It needs no
   * label if the title says its subject.
   */
  readonly sum?: { readonly label?: string; readonly amount: number | null | undefined };
}

/** The number of rows of a list on all its pages, and a sum of them, beside the title. */
export function ListCount({ list, sum }: ListCountProps) {
  const pick = usePick();
  if (list === undefined) return null;
  const { total } = list.page;
  return (
    <Row as="span" gap={[0, 3]} align="baseline" wraps>
      <Text as="span" tone="ink" weight={600}>
        {total === null ? pick(moreThan)(countedRowsMax) : <Ltr>{formatCount(total)}</Ltr>}
      </Text>
      {sum !== undefined && typeof sum.amount === 'number' && (
        <span>
          {sum.label}{' '}
          <Text as="span" tone="ink" weight={600}>
            <Money amount={sum.amount} />
          </Text>
        </span>
      )}
    </Row>
  );
}
