/** The second press of a double press comes this soon after the dialog has closed, and within this many pixels. */
const WITHIN_MS = 400;
const WITHIN_PX = 48;

interface Press {
  dialog: HTMLDialogElement;
  x: number;
  y: number;
  /** When the dialog closed; the time of the press until the browser tells, and for a dialog that was taken away. */
  closedAt: number;
}

/**
 * Ignores the second press of a double press whose first closed a dialog: it would hit what was under the dialog, on a
 * phone the tab bar. Presses elsewhere are meant. The signal stops it.
 */
export function ignoreDoubleTaps(signal: AbortSignal): void {
  let last: Press | undefined;
  const check = (event: MouseEvent): void => {
    const { clientX: x, clientY: y, timeStamp, target } = event;
    // By keyboard or by script.
    if (event.detail === 0) return;
    const dialog = target instanceof Element ? target.closest('dialog') : null;
    // Another dialog, or the same one drawn anew, is not what was under it.
    if (last && !dialog && !last.dialog.open && timeStamp - last.closedAt < WITHIN_MS) {
      if (Math.hypot(x - last.x, y - last.y) < WITHIN_PX) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
    }
    const press: Press | undefined = dialog ? { dialog, x, y, closedAt: timeStamp } : undefined;
    last = press;
    const onClose = (): void => {
      if (press) press.closedAt = performance.now();
    };
    dialog?.addEventListener('close', onClose, { once: true, signal });
  };
  document.addEventListener('click', check, { capture: true, signal });
}
