import { type RefObject, useLayoutEffect } from 'react';

/** The `/` key puts the cursor into this search box, from anywhere but another field. One per page. */
export function useSlash(box: RefObject<HTMLInputElement | null>, on = true): void {
  // With the box itself: whoever sees it may press the key.
  useLayoutEffect(() => {
    if (!on) return;
    const reach = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, [box, on]);
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|button|submit|file)$/.test(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('textarea, select') !== null);
}
