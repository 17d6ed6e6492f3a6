import { type RefObject, useLayoutEffect } from 'react';
import { areSingleKeysOn, useSingleKeys } from '#web/lib/single-keys.ts';

/**
 * Makes the `/` key focus this search box from anywhere but another field. One per page. Returns the key if it is
 * active.
 */
export function useSlash(box: RefObject<HTMLInputElement | null>, wanted = true): '/' | undefined {
  const on = useSingleKeys() && wanted;
  // A layout effect, so that the key works as soon as the box is visible.
  useLayoutEffect(() => {
    if (!on) return;
    const reach = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (!areSingleKeysOn()) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', reach);
    return () => document.removeEventListener('keydown', reach);
  }, [box, on]);
  return on ? '/' : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|button|submit|file)$/.test(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || target.closest('textarea, select') !== null);
}
