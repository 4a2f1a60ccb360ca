import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import { AlertIcon } from '../form-icons.tsx';
import { messages } from '../forms.messages.ts';
import classes from './field.module.css';

/** The properties of every form field. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly language: Language;
  readonly isOptional?: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** Marks a control as invalid and points to its error text. */
export function problemAttributes({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) {
  return {
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : problemId(id),
  };
}

const problemId = (id: string) => `${id}-problem`;

interface FieldFrameProps extends Pick<FieldProps, 'id' | 'label' | 'problem' | 'language' | 'isOptional'> {
  readonly children: ReactNode;
}

/** A label, its control and its problem. */
export function FieldFrame({ id, label, problem, language, isOptional, children }: FieldFrameProps) {
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        <LabelText label={label} language={language} isOptional={isOptional} />
      </label>
      {children}
      <Problem id={id} problem={problem} />
    </div>
  );
}

export function LabelText({
  label,
  language,
  isOptional,
}: Pick<FieldProps, 'label' | 'language' | 'isOptional'>) {
  return (
    <>
      {label}
      {isOptional === true && <span className={classes.optional}> {messages.optional[language]}</span>}
    </>
  );
}

export function Problem({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) {
  if (problem === undefined) return null;
  return (
    <p id={problemId(id)} className={classes.problem}>
      <AlertIcon size={16} />
      <span>{problem}</span>
    </p>
  );
}
