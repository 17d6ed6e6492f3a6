import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { componentTexts } from '#texts/components.ts';
import { Field, useField } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { inputClass, type TextFieldProps } from '#web/components/text-field.tsx';

/** A password with a show button. `autoComplete` says whether it is the current or a new one. */
export function PasswordField(props: TextFieldProps) {
  const [frame, { size, autoComplete = 'current-password', ...input }] = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      <div className="affix">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          autoComplete={autoComplete}
          type={shown ? 'text' : 'password'}
          className={inputClass(size)}
        />
        <button
          type="button"
          className="btn btn-quiet btn-icon after"
          aria-pressed={shown}
          aria-label={componentTexts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon as={shown ? EyeOff : Eye} />
        </button>
      </div>
    </Field>
  );
}
