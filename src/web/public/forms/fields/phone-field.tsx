import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import { phoneInputLengthMax } from '#domain/person/phone.ts';
import classes from './field.module.css';
import { FieldFrame, type FieldProps, problemAttributes } from './field.tsx';
import { editPhone, type PhoneEdit, pastePhone } from './phone-edit.ts';

/** The format of a number. It has no words, so it is the same in both languages. */
const example = '03xx-xxxxxxx';

/** A mobile number that is hyphenated while it is typed. A pasted number may have any format. */
export function PhoneField(field: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // A value set from outside moves the caret to the end, so it is put back before the next paint.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function apply(edit: PhoneEdit) {
    caret.current = edit.caret;
    field.onChange(edit.value);
  }

  // The browser would cut `+92 300 0000000` at the field's length before it could be read.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const start = selectionStart ?? value.length;
    apply(pastePhone(value, event.clipboardData.getData('text'), start, selectionEnd ?? start));
  }

  return (
    <FieldFrame {...field}>
      <input
        ref={input}
        id={field.id}
        name={field.name}
        className={classes.control}
        type="tel"
        inputMode="tel"
        dir="ltr"
        value={field.value}
        placeholder={example}
        maxLength={phoneInputLengthMax}
        // The national number: with its country code it may be cut to the field's length when it is filled in.
        autoComplete="tel-national"
        required
        {...problemAttributes(field)}
        onChange={({ target }) =>
          apply(editPhone(target.value, target.selectionStart ?? target.value.length))
        }
        onPaste={paste}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
