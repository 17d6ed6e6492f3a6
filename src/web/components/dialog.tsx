import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { componentTexts } from '#texts/components.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { openLayer } from '#web/components/dialog-layer.ts';
import { focusAlong, focusPath } from '#web/lib/focus-path.ts';

/**
 * Opens a native modal dialog for as long as it is mounted: focus stays inside, Esc asks to close, and the focus goes
 * back to where it was. It begins at what is marked `data-first`, else at the first field, else at the close button.
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
    // Esc and Android's Back gesture: whoever opened the dialog decides.
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    // The browser is content when the first line of a field can be seen.
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

/** Where a form begins. A dialog that only shows something starts at its close button, however many fields it holds. */
function firstField(dialog: HTMLDialogElement): HTMLElement | undefined {
  const form = dialog.querySelector(':scope > .dialog-body > form');
  const fields = [...(form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const first = fields.find((field) => field.closest('[inert]') === null);
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first;
  // Of a group the chosen one can be reached by keyboard, the others cannot.
  return (
    fields.find((field) => field instanceof HTMLInputElement && field.name === first.name && field.checked) ?? first
  );
}

/** A form that comes after its dialog, once what it shows is read: begins there, unless somebody has gone elsewhere. */
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
  /** A company mark or face before the title. */
  mark?: ReactNode;
  /** A line under the title. */
  subtitle?: ReactNode;
  /** The fixed foot; on a phone its primary button fills it. */
  foot?: ReactNode;
  /** Work is under way: nothing closes it. */
  busy?: boolean;
  /** A click beside the dialog closes it. Off where typed words would be lost. */
  closeOnScrim?: boolean;
  /** Lays itself out, without head and body, as the login does; it must hold `titleId`. */
  bare?: (titleId: string) => ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A modal dialog: fixed head and foot, the body scrolls; on a phone it comes from the bottom. Mounted means open. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc
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
              <h2 id={titleId}>{title}</h2>
              {subtitle ? <p className="soft">{subtitle}</p> : null}
            </div>
            <Button variant="quiet" size="m" iconOnly icon={X} className="close" disabled={busy} onClick={onClose}>
              {componentTexts.close}
            </Button>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a body that scrolls must be reachable by keyboard */}
          <div className="dialog-body" tabIndex={0}>
            {children}
          </div>
          {foot ? <div className="dialog-foot">{foot}</div> : null}
        </>
      )}
    </dialog>
  );
}
