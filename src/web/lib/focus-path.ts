const FOCUSABLE =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled), textarea:not(:disabled)';

/** Areas that scroll by themselves: their first element may be far from what the user looks at. */
const SCROLLING = '[tabindex="0"]';

/** Named parts of a page, which keep the focus even when nothing focusable is left in them. */
const PARTS = 'section[aria-labelledby], section[aria-label], form[aria-label], [role="region"]';

/** Returns the focused element and its ancestors, from the inside out. */
export function focusPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Moves the focus to the previously focused element or its replacement. Returns whether anything took it: the page and
 * its main part do not count, since the first focusable element of the page is the skip link.
 */
export function focusAlong(path: readonly HTMLElement[]): boolean {
  for (const element of path) {
    if (!element.isConnected) continue;
    if (element.id === 'main' || element === document.body || element.querySelector('.skip, #main')) return false;
    const itself = element === path[0] || element.matches(`${FOCUSABLE}, ${SCROLLING}`);
    if (itself) element.focus();
    if (document.activeElement === element) return true;
    const target = element.querySelector<HTMLElement>(FOCUSABLE);
    target?.focus();
    if (target && document.activeElement === target) return true;
    if (element.matches(PARTS)) return focusPart(element);
  }
  return false;
}

function focusPart(part: HTMLElement): boolean {
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  return document.activeElement === part;
}
