const FOCUSABLE =
  'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled), textarea:not(:disabled)';

/** Parts of a page with a name of their own: nobody is sent out of one because nothing in it is left to press. */
const PARTS = 'section[aria-labelledby], section[aria-label], form[aria-label], [role="region"]';

/** What has the focus, and everything around it, from the inside out. */
export function focusPath(): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Gives the focus to what had it, or to what has come in its place. The answer says whether anything took it:
 * the page and its main part are no such place, since of the whole page the first thing would be the skip link.
 */
export function focusAlong(path: readonly HTMLElement[]): boolean {
  for (const element of path) {
    if (!element.isConnected) continue;
    if (element.id === 'main' || element === document.body || element.querySelector('.skip, #main')) return false;
    const itself = element === path[0] || element.matches(FOCUSABLE);
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
