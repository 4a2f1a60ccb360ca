import { listRows } from '#domain/list-rows.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { usePick } from '#web/i18n/language.ts';
import classes from '#web/office/kit/language/language-switch.module.css';
import { useAction } from '../data/use-action.ts';
import { Row } from '../layout/row.tsx';
import { listRowsNames, listRowsTitle } from './list-rows.messages.ts';
import { useChosenListRows } from './use-list-rows.ts';

/** The rows of lists side by side by their names; the choice is kept with the account. */
export function ListRowsSwitch() {
  const pick = usePick();
  const chosen = useChosenListRows();
  const { run } = useAction(authAddresses.editProfile);
  return (
    <Row as="fieldset" wraps className={classes.switch} aria-label={pick(listRowsTitle)}>
      {listRows.map((rows) => (
        <button
          key={rows}
          type="button"
          aria-pressed={rows === chosen}
          onClick={() => void run({ body: { listRows: rows } })}
        >
          {pick(listRowsNames[rows])}
        </button>
      ))}
    </Row>
  );
}
