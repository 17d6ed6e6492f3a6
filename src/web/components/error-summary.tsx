import { useContext, useEffect, useRef } from 'react';
import { componentTexts } from '#texts/components.ts';
import { FieldScope, fieldId } from '#web/components/field.tsx';

export interface SummaryError {
  /** The field's name; left out when the whole form is meant. */
  name?: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  title?: string;
  /** A number that grows with each failed submit: each takes the focus here again. */
  attempt?: number;
}

/** What stops a form from being sent. It takes the focus and leads to each field. Nothing when there is no error. */
export function ErrorSummary({ errors, title, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const scope = useContext(FieldScope);
  const shown = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt moves the focus, even with the same errors
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <h2>{title ?? componentTexts.things({ count: errors.length })}</h2>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={`${name ?? ''} ${message}`}>
            {name ? (
              <a
                href={`#${fieldId(name, scope)}`}
                onClick={(event) => {
                  // Leaves the address alone, which holds the page's own state.
                  event.preventDefault();
                  focusControl(fieldId(name, scope));
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
