import { type ChangeEvent, type Ref, useEffect, useRef, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../../controls/button.tsx';
import { Row } from '../../layout/row.tsx';
import { Stack } from '../../layout/stack.tsx';
import { Text } from '../../layout/text.tsx';
import { LockIcon } from '../../ui/action-icons.tsx';
import { CameraIcon } from '../../ui/camera-icon.tsx';
import { messages } from '../form.messages.ts';
import { PictureIcon } from './field-icons.tsx';
import { FieldProblem } from './field-problem.tsx';
import fieldClasses from './form-fields.module.css';
import classes from './picture-field.module.css';
import { RequiredStar } from './required-star.tsx';
import { smallerPicture } from './smaller-picture.ts';
import type { FieldProps } from './use-field-frame.tsx';

interface PictureFieldProps extends FieldProps<Blob | null> {
  /** The kinds of picture that are taken, as media types. */
  readonly types: readonly string[];
  readonly isSending?: boolean;
  /** True if there is a recorded picture that is shown only on request. */
  readonly isHidden?: boolean;
  /** True for a recorded picture: its place is kept until it has loaded. */
  readonly isOnItsWay?: boolean;
  /** True for the width of a cover; else it has the width of a card or a page. */
  readonly isWide?: boolean;
}

/** A picture: from the camera or a file, shown before it is sent, to be replaced or removed. */
export function PictureField({
  id,
  name,
  label,
  value,
  problem,
  onEdit,
  hint,
  isRequired = false,
  types,
  isSending = false,
  isHidden = false,
  isOnItsWay = false,
  isWide = false,
}: PictureFieldProps) {
  const pick = usePick();
  const chooseButton = useRef<HTMLButtonElement>(null);
  const address = useAddressOf(value);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const shown = address === unreadable ? null : address;
  const Placeholder = isHidden ? LockIcon : PictureIcon;
  return (
    <Stack
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-below`}
      gap={2}
      align="start"
    >
      <Text as="span" id={`${id}-label`} size={3} weight={600}>
        {pick(label)}
        {isRequired && <RequiredStar />}
      </Text>
      <div
        className={classes.frame}
        data-wide={isWide}
        data-filled={shown !== null || isHidden || isOnItsWay}
        data-invalid={problem !== undefined}
      >
        {shown === null ? (
          <Placeholder size={32} />
        ) : (
          <img src={shown} alt={pick(label)} onError={() => setUnreadable(shown)} />
        )}
      </div>
      {isSending && <progress className={classes.progress} aria-label={pick(messages.sendingPicture)} />}
      <Row gap={2} wraps>
        <ChooseButton
          ref={chooseButton}
          id={id}
          name={name}
          types={types}
          isOff={isSending}
          text={pick(value === null && !isHidden ? messages.choosePicture : messages.replacePicture)}
          onChoose={onEdit}
        />
        <ChooseButton
          name={name}
          types={types}
          isOff={isSending}
          text={pick(messages.takePicture)}
          isCamera
          onChoose={onEdit}
        />
        {value !== null && (
          <Button
            variant="subtle"
            color="red"
            aria-disabled={isSending}
            onClick={() => {
              if (isSending) return;
              onEdit(null);
              // The button disappears with the picture, and the focus must not be lost.
              chooseButton.current?.focus();
            }}
          >
            {pick(messages.removePicture)}
          </Button>
        )}
      </Row>
      <div id={`${id}-below`}>
        {hint && <p className={fieldClasses.hint}>{pick(hint)}</p>}
        {problem && <FieldProblem problem={problem} />}
      </div>
    </Stack>
  );
}

interface ChooseButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly id?: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly text: string;
  readonly isOff: boolean;
  readonly isCamera?: boolean;
  readonly onChoose: (picture: Blob) => void;
}

/** A button of our own instead of the browser's file field, which has the browser's language. */
function ChooseButton({ ref, id, name, types, text, isOff, isCamera = false, onChoose }: ChooseButtonProps) {
  const files = useRef<HTMLInputElement>(null);

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const picture = input.files?.[0];
    // Allows the same file to be chosen again after it was removed.
    input.value = '';
    if (picture !== undefined) void smallerPicture(picture).then(onChoose);
  }

  return (
    <>
      <input
        ref={files}
        type="file"
        name={name}
        hidden
        accept={types.join()}
        {...(isCamera && { capture: 'environment' })}
        onChange={choose}
      />
      <Button
        ref={ref}
        id={id}
        variant="default"
        className={isCamera ? classes.camera : undefined}
        leftSection={isCamera ? <CameraIcon size={18} /> : <PictureIcon size={18} />}
        aria-disabled={isOff}
        onClick={() => !isOff && files.current?.click()}
      >
        {text}
      </Button>
    </>
  );
}

/** An address for a picture in memory, valid while it is shown. */
function useAddressOf(picture: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (picture === null) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [picture]);
  return address;
}
