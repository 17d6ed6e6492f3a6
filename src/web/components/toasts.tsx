import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import X from 'lucide-react/icons/x';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { componentTexts } from '#texts/components.ts';
import { classNames } from '#web/components/class-names.ts';
import { useTopLayer } from '#web/components/dialog-layer.ts';
import { Icon } from '#web/components/icon.tsx';
import { InSentence } from '#web/components/typed.tsx';

export interface ToastRequest {
  message: string;
  /** The consequence, next to the message, while the action is possible. */
  note?: (secondsLeft: number) => string;
  /** An error stays until it is closed, unless `milliseconds` says how long. */
  tone?: 'done' | 'error';
  /** The single action, such as Undo. With `forMs` it is an undo that is available for that long, also by Ctrl+Z. */
  action?: { label: string; onAction: () => void; forMs?: number };
  /** At least five seconds; eight when there is an action. */
  milliseconds?: number;
}

/** Focuses the newest message that has a button. */
const KEY = 'F8';

interface ShownToast extends ToastRequest {
  id: number;
  /** By `performance.now()`: moving the region above a dialog must not prolong an undo. */
  shownAt: number;
}

export interface ToastControls {
  /** Shows a message and returns a function that closes it. */
  show: (toast: ToastRequest) => () => void;
  done: (message: string, action?: ToastRequest['action']) => () => void;
  error: (message: string, action?: ToastRequest['action']) => () => void;
}

const ToastContext = createContext<ToastControls | null>(null);

/** Reports what has just happened: `useToast().done('Status updated successfully')`. */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext);
  if (!controls) throw new Error('useToast needs a ToastProvider above it');
  return controls;
}

/** Shows the messages at the bottom of the page, above an open dialog if there is one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const controls = useMemo<ToastControls>(() => {
    const show = (toast: ToastRequest) => {
      nextId.current += 1;
      const id = nextId.current;
      // At most three: the oldest is removed first. Messages without an action also replace one with the same text.
      const same = (other: ShownToast) => !other.action && !toast.action && other.message === toast.message;
      setToasts((shown) => [
        ...shown.filter((other) => !same(other)).slice(-2),
        { ...toast, id, shownAt: performance.now() },
      ]);
      return () => close(id);
    };
    return {
      show,
      done: (message, action) => show({ message, action, tone: 'done' }),
      error: (message, action) => show({ message, action, tone: 'error' }),
    };
  }, [close]);
  return (
    <ToastContext value={controls}>
      {children}
      <ToastRegion toasts={toasts} close={close} />
    </ToastContext>
  );
}

function ToastRegion({ toasts, close }: { toasts: readonly ShownToast[]; close: (id: number) => void }) {
  const layer = useTopLayer();
  const box = useRef<HTMLElement>(null);
  // The messages are at the end of the page and disappear soon, so one key focuses the newest, and closing it restores
  // the focus.
  const from = useRef<Element>(null);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (isUndoKey(event)) {
        const undos = box.current?.querySelectorAll<HTMLElement>('[data-undo]');
        const newest = undos?.item(undos.length - 1);
        if (!newest) return;
        event.preventDefault();
        newest.click();
        return;
      }
      const last = event.key === KEY ? box.current?.lastElementChild?.querySelector('button') : undefined;
      if (!last) return;
      event.preventDefault();
      if (!box.current?.contains(document.activeElement)) from.current = document.activeElement;
      last.focus();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, []);
  const closeAndReturn = (id: number) => {
    const within = box.current?.contains(document.activeElement);
    close(id);
    if (within && from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
    from.current = null;
  };
  const region = (
    <section
      ref={box}
      className="toasts"
      aria-label={componentTexts.notifications}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} close={closeAndReturn} />
      ))}
    </section>
  );
  return layer ? createPortal(region, layer) : region;
}

const isTypedIn = (target: EventTarget | null): boolean => {
  const field =
    target instanceof Element && target.closest('input:not([type="checkbox"]), textarea, [contenteditable]');
  if (!field) return false;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value !== '' : true;
};

/** In a field with text the same keys undo typing. */
export const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !isTypedIn(target);

/** Returns the milliseconds left of an undo, updated each second; none without one. */
function useTimeLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  const left = until === undefined ? 0 : Math.max(0, until - now);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(performance.now()), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

function Toast({ toast, close }: { toast: ShownToast; close: (id: number) => void }) {
  const { id, message, note, tone = 'done', action, milliseconds, shownAt } = toast;
  const [held, setHeld] = useState(false);
  const isError = tone === 'error';
  const stays = isError && milliseconds === undefined;
  // A re-render of the region must not restart the timer.
  const end = useEffectEvent(() => close(id));
  const forMs = action?.forMs;
  // The action disappears when it is no longer possible, even while the message is held open.
  const left = useTimeLeft(forMs === undefined ? undefined : shownAt + forMs);
  const over = forMs !== undefined && left === 0;
  const lasts = Math.max(5000, milliseconds ?? forMs ?? (action ? 8000 : 5000));
  useEffect(() => {
    if (stays || held) return;
    const ends = forMs === undefined ? lasts : Math.max(0, shownAt + lasts - performance.now());
    const timer = setTimeout(() => end(), ends);
    return () => clearTimeout(timer);
  }, [stays, held, lasts, forMs, shownAt]);
  const holding = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={classNames('toast', isError && 'toast-error')} role={isError ? 'alert' : undefined} {...holding}>
      <Icon as={isError ? CircleAlert : Check} />
      <span>
        <span>
          <InSentence>{message}</InSentence>
        </span>
        {note && left > 0 ? <span className="note"> {note(Math.ceil(left / 1000))}</span> : null}
      </span>
      {action && !over ? (
        <button
          type="button"
          data-undo={forMs === undefined ? undefined : ''}
          aria-keyshortcuts={forMs === undefined ? KEY : `${KEY} Control+Z`}
          onClick={() => {
            action.onAction();
            close(id);
          }}
        >
          {action.label}
        </button>
      ) : null}
      {action && !over ? (
        <kbd className="max-lg:hidden">{forMs === undefined ? KEY : componentTexts.undoKeys}</kbd>
      ) : null}
      {forMs === undefined || over ? null : <TimeBar forMs={forMs} shownAt={shownAt} />}
      {stays || !action || over ? (
        <button type="button" className="close" aria-label={componentTexts.close} onClick={() => close(id)}>
          <Icon as={X} size="s" />
        </button>
      ) : null}
    </div>
  );
}

/** The remaining time of an undo. */
function TimeBar({ forMs, shownAt }: { forMs: number; shownAt: number }) {
  const [gone] = useState(() => Math.round(performance.now() - shownAt));
  return (
    <span
      className="left"
      aria-hidden="true"
      style={{ animationDuration: `${forMs}ms`, animationDelay: `${-gone}ms` }}
    />
  );
}
