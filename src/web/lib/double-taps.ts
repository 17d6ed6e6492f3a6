/** The second press of a double press comes this soon after the dialog has closed, and within this many pixels. */
const WITHIN_MS = 400;
const WITHIN_PX = 48;

interface Press {
  dialog: HTMLDialogElement;
  x: number;
  y: number;
  /** Unknown until the browser tells the dialog, which is after it has closed. */
  closedAt?: number;
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
    if (last && !last.dialog.open && timeStamp - (last.closedAt ?? timeStamp) < WITHIN_MS) {
      if (Math.hypot(x - last.x, y - last.y) < WITHIN_PX) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
    }
    const dialog = target instanceof Element ? target.closest('dialog') : null;
    const press: Press | undefined = dialog ? { dialog, x, y } : undefined;
    last = press;
    const onClose = (): void => {
      if (press) press.closedAt = performance.now();
    };
    dialog?.addEventListener('close', onClose, { once: true, signal });
  };
  document.addEventListener('click', check, { capture: true, signal });
}
