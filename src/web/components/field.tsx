import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { createContext, type ReactNode, useContext } from 'react';
import { componentTexts } from '#texts/components.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

/** A prefix for the ids of a second form on the same page, such as a sign-in dialog over an application. */
export const FieldScope = createContext('');

/** The id of the control that a field's name stands for; the error summary links to it. */
export function fieldId(name: string, scope: string): string {
  return `${scope ? `${scope}-` : ''}f-${name.replace(/[^\w-]/g, '-')}`;
}

/** What every field takes besides the attributes of its control. */
export interface FieldBasics {
  label: ReactNode;
  /** The form's key; it also makes the id. */
  name: string;
  /** What helps while typing; a read-only field says here why. */
  hint?: ReactNode;
  /** The sentence that says how to put it right. Its presence makes the field invalid. */
  error?: string;
  /** Writes "(optional)" after the label. Required fields are not marked. */
  optional?: boolean;
  /** A link at the right of the label, such as "Forgot password?". */
  aside?: ReactNode;
  /** The label is for screen readers only, as in a filter row. */
  hideLabel?: boolean;
}

/** What the control must carry. */
export interface ControlProps {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Splits the field's own properties from those of the control. */
export function useControl({ name, hint, error }: Pick<FieldBasics, 'name' | 'hint' | 'error'>): ControlProps {
  const id = fieldId(name, useContext(FieldScope));
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return { id, name, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

/** Splits what a field takes: what its frame shows, and what its control carries. */
export function useField<P extends FieldBasics & { className?: string }>({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  ...own
}: P) {
  const control = useControl({ name: own.name, hint, error });
  return [
    { id: control.id, label, hint, error, optional, aside, hideLabel, className },
    { ...own, ...control },
  ] as const;
}

/** Label, hint, error, control, in this order; the control is the children. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  className,
  children,
}: Omit<FieldBasics, 'name'> & { id: string; className?: string; children: ReactNode }) {
  const words = (
    <label htmlFor={id} className={classNames('label', hideLabel && 'visually-hidden')}>
      {label}
      {optional ? <span className="optional"> {componentTexts.optional}</span> : null}
    </label>
  );
  return (
    <div className={classNames('field', error && 'field-error', className)}>
      {aside ? (
        <div className="field-head">
          {words}
          {aside}
        </div>
      ) : (
        words
      )}
      <FieldHint id={id} hint={hint} error={error} />
      {children}
    </div>
  );
}

/** The lines between a label and its control. */
export function FieldHint({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="error" id={`${id}-error`}>
          <Icon as={CircleAlert} />
          {error}
        </p>
      ) : null}
    </>
  );
}

/** A set of boxes under one question: the label becomes the legend. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  optional,
  hideLabel,
  children,
}: Omit<FieldBasics, 'name' | 'aside'> & { id: string; children: ReactNode }) {
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <fieldset className={classNames('field', error && 'field-error')} aria-describedby={described || undefined}>
      <legend className={classNames('label', hideLabel && 'visually-hidden')}>
        {label}
        {optional ? <span className="optional"> {componentTexts.optional}</span> : null}
      </legend>
      <FieldHint id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
