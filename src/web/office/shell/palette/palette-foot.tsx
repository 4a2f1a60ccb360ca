import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Keys } from '#web/office/kit/ui/keys.tsx';
import { messages } from './palette.messages.ts';
import classes from './palette-foot.module.css';

const keys = [
  { key: '↑ ↓', does: messages.toMove },
  { key: '↵', does: messages.toOpen },
  { key: 'Esc', does: messages.toClose },
] as const;

const paymentKey = { key: 'Ctrl ↵', does: messages.toPay } as const;

interface PaletteFootProps {
  /** True while one of the choices can begin a payment. */
  readonly paysToo: boolean;
}

/** The keys that work here, for devices with a keyboard. */
export function PaletteFoot({ paysToo }: PaletteFootProps) {
  const pick = usePick();
  return (
    <Row gap={5} pad={[2, 5]} size={2} tone="muted" className={classes.foot} aria-hidden="true">
      {[...keys, ...(paysToo ? [paymentKey] : [])].map(({ key, does }) => (
        <Row as="span" key={key} gap={2} align="center">
          <Keys>{key}</Keys>
          {pick(does)}
        </Row>
      ))}
    </Row>
  );
}
