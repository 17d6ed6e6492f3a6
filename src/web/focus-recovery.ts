import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusAlong, focusPath } from '#web/lib/focus-path.ts';

/** Gives other code time to move the focus to a better place. */
const REST_MS = 50;

/** The sticky bar at the top of the window covers content scrolled under it. */
const BAR_HEIGHT = 64;

/**
 * Keeps keyboard users from being sent back to the start of the page: when the focused element disappears (its row is
 * deleted, Retry has worked, another page is shown), the focus moves to a neighbour, else to an ancestor, else to the
 * main part.
 */
export function useFocusRecovery(): void {
  const { pathname, search, hash } = useLocation();
  const shown = useRef({ pathname, search });
  useEffect(watch, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (before.pathname !== pathname) {
      if (!isLost() && !isStandIn()) return;
      if (hash === '') focusMain();
      else focusSection(hash.slice(1));
    } else if (hash !== '') {
      return;
    } else if (before.search !== search && isOutOfSight(document.activeElement)) {
      const pageOf = (address: string) => new URLSearchParams(address).get('page');
      if (pageOf(before.search) === pageOf(search)) {
        document.activeElement?.scrollIntoView({ block: 'nearest' });
        return;
      }
      // Paging was at the foot of the list; move the focus to its head.
      const list = document.activeElement?.closest<HTMLElement>('[data-list]');
      if (list) list.focus({ preventScroll: true });
      else focusMain();
    }
  }, [pathname, search, hash]);
}

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

// The element that took over the focus; a new page need not leave it there.
let standIn: Element | null = null;
const isStandIn = (): boolean => standIn !== null && document.activeElement === standIn;

const isOutOfSight = (element: Element | null): boolean => {
  if (!element || element === document.body || element.closest('header')) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < BAR_HEIGHT || top > window.innerHeight;
};

// The router has scrolled to the section; keyboard navigation continues from there.
const focusSection = (id: string): void => {
  const section = document.getElementById(id);
  if (section && !section.matches('a, button, input, [tabindex]')) section.tabIndex = -1;
  if (section) section.focus({ preventScroll: true });
  else focusMain();
};

const focusMain = (): void => document.getElementById('main')?.focus({ preventScroll: true });

const canHoldFocus = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

function watch(): () => void {
  let path: HTMLElement[] = [];
  // The focus before a message took it.
  let below: HTMLElement[] = [];
  let neighbours: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    const ways = [...neighbours, ...path];
    const [held] = path;
    if (!held || !isLost()) return;
    path = [];
    // The user removed the focus by clicking elsewhere.
    if (canHoldFocus(held)) return;
    if (!focusAlong(ways) && !focusAlong(below)) focusMain();
    standIn = document.activeElement;
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(restore, REST_MS);
  };
  const onFocusIn = () => {
    path = focusPath();
    neighbours = [];
    if (!path[0]?.closest('.toasts')) below = path;
  };
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget === null) soon();
  };
  const removals = new MutationObserver((records) => {
    if (path[0]?.isConnected !== false) return;
    for (const { removedNodes, nextSibling, previousSibling } of records) {
      const gone = [...removedNodes].find((node) => node instanceof HTMLElement && path.includes(node));
      if (!(gone instanceof HTMLElement && gone.matches('tr, li, article'))) continue;
      neighbours = [nextSibling, previousSibling].filter((node) => node instanceof HTMLElement);
    }
    soon();
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    removals.disconnect();
  };
}
