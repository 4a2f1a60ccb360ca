import { ChoicesField } from '#web/office/kit/form/choices/choices-field.tsx';
import type { FieldProps } from '#web/office/kit/form/fields/use-field-frame.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './terms-field.module.css';

/** The usual terms. A product may have others, from an import. */
const usualTerms = [3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 24, 30, 36];

/** Over how many months a product may be paid: any of the usual terms. */
export function TermsField({
  name,
  value,
  problem,
  onEdit,
  ...field
}: Omit<FieldProps<readonly number[]>, 'isRequired'>) {
  const terms = [...new Set([...usualTerms, ...value])].sort((one, other) => one - other);
  const isChosen = (months: number) => value.includes(months);
  return (
    <ChoicesField {...field} problem={problem} isWide>
      <Grid column="4.25rem" gap={2}>
        {terms.map((months) => (
          <Row as="label" key={months} gap={2} align="center" justify="center" className={classes.term}>
            <input
              type="checkbox"
              name={name}
              checked={isChosen(months)}
              aria-invalid={problem !== undefined}
              onChange={() =>
                onEdit(terms.filter((term) => (term === months ? !isChosen(term) : isChosen(term))))
              }
            />
            <Ltr>{months}</Ltr>
          </Row>
        ))}
      </Grid>
    </ChoicesField>
  );
}
