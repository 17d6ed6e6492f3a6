import { Check, CircleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '#web/components/class-names.ts';
import { useTopLayer } from '#web/components/dialog-layer.ts';
import { Icon } from '#web/components/icon.tsx';
import { componentWords } from '#web/words/en/components.ts';

export interface ToastRequest {
  message: string;
  /** An error stays until it is closed. */
  tone?: 'done' | 'error';
  /** The one act, such as Undo. */
  action?: { label: string; onAct: () => void };
  /** At least five seconds; eight when there is an act. */
  milliseconds?: number;
}

interface ShownToast extends ToastRequest {
  id: number;
}

export interface ToastControls {
  /** Shows a message; the answer closes it. */
  show: (toast: ToastRequest) => () => void;
  done: (message: string, action?: ToastRequest['action']) => () => void;
  error: (message: string, action?: ToastRequest['action']) => () => void;
}

const ToastContext = createContext<ToastControls | null>(null);

/** Says what has just happened: `useToast().done('Status updated successfully')`. */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext);
  if (!controls) throw new Error('useToast needs a ToastProvider above it');
  return controls;
}

/** Holds the messages at the bottom of the page, above an open dialog if there is one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const nextId = useRef(0);
  const close = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const controls = useMemo<ToastControls>(() => {
    const show = (toast: ToastRequest) => {
      nextId.current += 1;
      const id = nextId.current;
      // Three at most: the oldest gives way, and before it the same words, unless they can be undone one by one.
      const same = (other: ShownToast) => !other.action && !toast.action && other.message === toast.message;
      setToasts((shown) => [...shown.filter((other) => !same(other)).slice(-2), { ...toast, id }]);
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
  const region = (
    <section className="toasts" aria-label={componentWords.notifications} aria-live="polite" aria-relevant="additions">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} close={close} />
      ))}
    </section>
  );
  return layer ? createPortal(region, layer) : region;
}

function Toast({ toast, close }: { toast: ShownToast; close: (id: number) => void }) {
  const { id, message, tone = 'done', action, milliseconds } = toast;
  const [held, setHeld] = useState(false);
  const stays = tone === 'error';
  const lasts = Math.max(5000, milliseconds ?? (action ? 8000 : 5000));
  useEffect(() => {
    if (stays || held) return;
    const timer = setTimeout(() => close(id), lasts);
    return () => clearTimeout(timer);
  }, [stays, held, lasts, close, id]);
  const holding = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={classNames('toast', stays && 'toast-error')} role={stays ? 'alert' : undefined} {...holding}>
      <Icon as={stays ? CircleAlert : Check} />
      <span>{message}</span>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onAct();
            close(id);
          }}
        >
          {action.label}
        </button>
      ) : null}
      {stays || !action ? (
        <button type="button" className="close" aria-label={componentWords.close} onClick={() => close(id)}>
          <Icon as={X} size="s" />
        </button>
      ) : null}
    </div>
  );
}
