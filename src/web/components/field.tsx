import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { createContext, type ReactNode, useContext } from 'react';
import { componentTexts } from '#texts/components.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

/** A prefix for the ids of a second form on the same page, such as a sign-in dialog over an application. */
export const FieldScope = createContext('');

/** Returns the id of the control for a field name; the error summary links to it. */
export function fieldId(name: string, scope: string): string {
  return `${scope ? `${scope}-` : ''}f-${name.replace(/[^\w-]/g, '-')}`;
}

/** Properties that every field takes in addition to the control's attributes. */
export interface FieldBasics {
  label: ReactNode;
  /** The form's key; the id is derived from it. */
  name: string;
  /** Help while typing; a read-only field explains here why it is read-only. */
  hint?: ReactNode;
  /** How to fix the value. Its presence makes the field invalid. */
  error?: string;
  /** Shows "(optional)" after the label. Required fields are not marked. */
  optional?: boolean;
  /** A link at the right of the label, such as "Forgot password?". */
  aside?: ReactNode;
  /** Shows the label to screen readers only, as in a filter row. */
  hideLabel?: boolean;
}

/** The attributes that the control must have. */
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

/** Splits a field's properties into those of its frame and those of its control. */
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

/** Renders label, hint, error and control in this order; the control is the children. */
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
      {label} {optional ? <span className="optional">{componentTexts.optional}</span> : null}
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

/** The hint and the error between a label and its control. */
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

/** A set of inputs under one question: the label becomes the legend. */
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
        {label} {optional ? <span className="optional">{componentTexts.optional}</span> : null}
      </legend>
      <FieldHint id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}
