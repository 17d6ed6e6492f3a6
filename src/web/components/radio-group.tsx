import type { LucideIcon } from 'lucide-react/types';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { type FieldBasics, FieldGroup, useControl } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';

export interface Choice {
  value: string;
  label: ReactNode;
  icon?: LucideIcon;
  disabled?: boolean;
}

export interface ChoiceGroupProps
  extends Omit<FieldBasics, 'aside'>,
    Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled' | 'required'> {
  choices: ReadonlyArray<string | Choice>;
  /** Controlled: give `value` and `onValueChange`. */
  value?: string;
  /** Uncontrolled: the form reads it by name. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

function useChoices({
  name,
  hint,
  error,
  choices,
  value,
  defaultValue,
  onValueChange,
  onChange,
  ...shared
}: Omit<ChoiceGroupProps, 'label' | 'optional' | 'hideLabel'>) {
  const control = useControl({ name, hint, error });
  const inputs = choices.map((given, index) => {
    const choice: Choice = typeof given === 'string' ? { value: given, label: given } : given;
    const input: ComponentProps<'input'> = {
      ...shared,
      type: 'radio',
      name,
      // The first option has the field's own id: the error summary links to it.
      id: index === 0 ? control.id : `${control.id}-${index}`,
      value: choice.value,
      disabled: shared.disabled || choice.disabled,
      'aria-invalid': control['aria-invalid'],
      onChange: (event) => {
        onChange?.(event);
        onValueChange?.(choice.value);
      },
      ...(value === undefined
        ? { defaultChecked: defaultValue === choice.value }
        : { checked: value === choice.value }),
    };
    return { choice, input };
  });
  return { id: control.id, inputs };
}

/** A visible choice of a few options. Spread `register(...)` over it, or control it. */
export function RadioGroup({ label, optional, hideLabel, row, ...group }: ChoiceGroupProps & { row?: boolean }) {
  const { id, inputs } = useChoices(group);
  return (
    <FieldGroup {...{ id, label, hint: group.hint, error: group.error, optional, hideLabel }}>
      <div className={row ? 'checks-row' : 'checks'}>
        {inputs.map(({ choice, input }) => (
          <label key={choice.value} className="check">
            <input {...input} className="box radio" />
            <span className="words">{choice.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A choice of two or three views, side by side. */
export function Segmented({
  label,
  optional,
  hideLabel = true,
  small,
  block,
  ...group
}: ChoiceGroupProps & { small?: boolean; block?: boolean }) {
  const { id, inputs } = useChoices(group);
  return (
    <FieldGroup {...{ id, label, hint: group.hint, error: group.error, optional, hideLabel }}>
      <div className={classNames('segments', small && 'segments-s', block && 'segments-block')}>
        {inputs.map(({ choice, input }) => (
          <label key={choice.value}>
            <input {...input} />
            {choice.icon ? <Icon as={choice.icon} size="s" /> : null}
            {choice.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
