import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { componentTexts } from '#texts/components.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { openLayer } from '#web/components/dialog-layer.ts';
import { InSentence } from '#web/components/typed.tsx';
import { focusAlong, focusPath } from '#web/lib/focus-path.ts';

/**
 * Opens a native modal dialog while it is mounted: focus stays inside, Esc asks to close, and focus returns to where it
 * was. Initial focus goes to the element marked `data-first`, else to the first field, else to the close button.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = focusPath();
    if (!dialog.open) {
      dialog.showModal();
      (dialog.querySelector<HTMLElement>('[data-first]') ?? firstField(dialog))?.focus();
    }
    const leave = openLayer(dialog);
    // Esc and Android's Back gesture only ask to close; the owner of the dialog decides.
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    // The browser stops scrolling once the first line of a field is visible.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('focusin', onFocusIn);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('focusin', onFocusIn);
      leave();
      dialog.close();
      focusAlong(opener);
    };
  }, []);
  return ref;
}

const FIELDS =
  'input:not(:disabled, [readonly], [type="hidden"]), select:not(:disabled), textarea:not(:disabled, [readonly])';

/** Finds where a form starts. A read-only dialog starts at its close button, however many fields it holds. */
function firstField(dialog: HTMLDialogElement): HTMLElement | undefined {
  const form = dialog.querySelector(':scope > .dialog-body > form');
  const fields = [...(form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const first = fields.find((field) => field.closest('[inert]') === null);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  // In a radio group only the checked option is reachable by keyboard.
  return (
    fields.find((field) => field instanceof HTMLInputElement && field.name === first.name && field.checked) ?? first
  );
}

/** Focuses a form that appears after its dialog, once its data has loaded, unless the user has moved the focus. */
export function useLateForm() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    const { activeElement } = document;
    if (dialog && (activeElement === dialog || activeElement?.matches('.dialog-head > .close')))
      firstField(dialog)?.focus();
  }, []);
  return ref;
}

export interface DialogProps {
  title: ReactNode;
  onClose: () => void;
  /** m 760, wide 900, narrow 480. */
  size?: 'm' | 'wide' | 'narrow';
  /** A company mark or picture before the title. */
  mark?: ReactNode;
  /** A line under the title. */
  subtitle?: ReactNode;
  /** The fixed footer; on a phone its primary button fills it. */
  foot?: ReactNode;
  /** Work is in progress: the dialog cannot be closed. */
  busy?: boolean;
  /** Closes the dialog on a click outside it. Turn off where typed text would be lost. */
  closeOnScrim?: boolean;
  /** Renders its own layout, without head and body, as the login does; it must contain `titleId`. */
  bare?: (titleId: string) => ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * A modal dialog with a fixed header and footer and a scrolling body; on a phone it slides in from the bottom. Mounted
 * means open.
 */
export function Dialog({
  title,
  onClose,
  size = 'm',
  mark,
  subtitle,
  foot,
  busy = false,
  closeOnScrim = false,
  bare,
  className,
  children,
}: DialogProps) {
  const ref = useModal(() => {
    if (!busy) onClose();
  });
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard
    <dialog
      ref={ref}
      className={classNames('dialog', size !== 'm' && `dialog-${size}`, className)}
      aria-labelledby={titleId}
      onClick={(event) => {
        if (closeOnScrim && !busy && event.target === ref.current) onClose();
      }}
    >
      {bare ? (
        bare(titleId)
      ) : (
        <>
          <div className="dialog-head">
            {mark}
            <div className="grow">
              <h2 id={titleId}>{typeof title === 'string' ? <InSentence>{title}</InSentence> : title}</h2>
              {subtitle ? (
                <p className="soft">
                  <InSentence>{subtitle}</InSentence>
                </p>
              ) : null}
            </div>
            <Button variant="quiet" size="m" iconOnly icon={X} className="close" disabled={busy} onClick={onClose}>
              {componentTexts.close}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling body must be focusable */}
          <div className="dialog-body" tabIndex={0}>
            {children}
          </div>
          {foot ? <div className="dialog-foot">{foot}</div> : null}
        </>
      )}
    </dialog>
  );
}
