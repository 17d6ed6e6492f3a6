import { useContext, useLayoutEffect, useRef } from 'react';
import { componentTexts } from '#texts/components.ts';
import { FieldScope, fieldId } from '#web/components/field.tsx';

export interface SummaryError {
  /** The field's name; omitted for an error about the whole form. */
  name?: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  title?: string;
  /** Increases with each failed submit, so that each one moves the focus here. */
  attempt?: number;
}

/**
 * The errors that block submitting a form. It takes the focus and links to each field. A lone error about the whole form
 * is its own title: there is nothing to fix in a field. Renders nothing when there are none.
 */
export function ErrorSummary({ errors, title, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const scope = useContext(FieldScope);
  const shown = errors.length > 0;
  // A layout effect, so that the focus has moved once the errors are visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed attempt moves the focus, even with equal errors
  useLayoutEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);
  if (!shown) return null;
  const [first] = errors;
  const only = !title && errors.length === 1 && !first?.name ? first?.message : undefined;
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <h2>{title ?? only ?? componentTexts.things({ count: errors.length })}</h2>
      {only ? null : (
        <ul>
          {errors.map(({ name, message }) => (
            <li key={`${name ?? ''} ${message}`}>
              {name ? (
                <a
                  href={`#${fieldId(name, scope)}`}
                  onClick={(event) => {
                    // Keep the address unchanged: it holds the page's state.
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
      )}
    </div>
  );
}

function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
