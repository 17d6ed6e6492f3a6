import type { LucideIcon } from 'lucide-react/types';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { Button, type ButtonProps } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { InSentence } from '#web/components/typed.tsx';

export interface MenuEntry {
  /** Distinguishes entries with the same label. */
  id?: string;
  label: string;
  icon?: LucideIcon;
  /** A link… */
  to?: To;
  /** Opens a new tab; this text tells screen readers so. */
  newTab?: string;
  /** …or an action. */
  onAction?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Draws a line above the entry. */
  divided?: boolean;
}

interface MenuProps {
  /** The button's text. */
  label: string;
  entries: readonly MenuEntry[];
  /** The button's look; quiet by default. */
  button?: Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconOnly' | 'className'>;
  /** Rendered in the button instead of the label, which stays its accessible name: a picture, a name and a chevron. */
  face?: ReactNode;
  /** Shown above the entries: the signed-in user. */
  head?: ReactNode;
  /** Called when it opens. */
  onOpen?: () => void;
}

/** Actions or links that drop down from a button. A native popover, so Esc and a click outside close it. */
export function Menu({ label, entries, button, face, head, onOpen }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const opens = useEffectEvent(() => onOpen?.());

  useEffect(() => {
    const menu = list.current;
    const anchor = opener.current;
    if (!menu || !anchor) return;
    let opened: DOMRect | undefined;
    const onToggle = () => {
      const open = menu.matches(':popover-open');
      anchor.setAttribute('aria-expanded', String(open));
      opened = open ? anchor.getBoundingClientRect() : undefined;
      if (!open) return;
      opens();
      place(menu, anchor);
      // The toggle event fires after the menu opens; a fast user may already have moved on.
      if (!menu.contains(document.activeElement)) items(menu)[0]?.focus({ preventScroll: true });
    };
    // The menu would stay in place while the page scrolls under it. A busy browser can deliver a scroll event only
    // after the menu has opened at the new position; then nothing has moved.
    const onScroll = () => {
      if (!opened) return;
      const now = anchor.getBoundingClientRect();
      if (Math.abs(now.top - opened.top) + Math.abs(now.left - opened.left) > 1) menu.hidePopover();
    };
    menu.addEventListener('toggle', onToggle);
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onScroll);
    };
  }, []);

  // Its entries can change while it is open.
  useLayoutEffect(() => {
    const menu = list.current;
    if (menu?.matches(':popover-open') && opener.current) place(menu, opener.current);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const menu = list.current;
    if (!menu) return;
    const all = items(menu);
    const at = all.findIndex((item) => item.matches(':focus'));
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all[(next + all.length) % all.length]?.focus();
    } else if (event.key === 'Tab') {
      menu.hidePopover();
    } else if (event.key.length === 1) {
      const letter = event.key.toLowerCase();
      const after = [...all.slice(at + 1), ...all.slice(0, at + 1)];
      after.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))?.focus();
    }
  };
  const close = () => {
    list.current?.hidePopover();
    opener.current?.focus();
  };

  const trigger = {
    ref: opener,
    popoverTarget: id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': false,
  };
  return (
    <>
      {face ? (
        <button type="button" className="me" aria-label={label} {...trigger}>
          {face}
        </button>
      ) : (
        <Button variant="quiet" {...button} {...trigger}>
          {label}
        </Button>
      )}
      <div ref={list} id={id} popover="auto" className="menu">
        {head ? <div className="menu-head">{head}</div> : null}
        <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
          {entries.map((entry) => (
            <Entry key={entry.id ?? entry.label} entry={entry} close={close} />
          ))}
        </div>
      </div>
    </>
  );
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const { label, icon, to, newTab, onAction, danger, disabled, divided } = entry;
  const words = (
    <>
      {icon ? <Icon as={icon} /> : null}
      <InSentence>{label}</InSentence>
      {newTab ? <span className="visually-hidden"> {newTab}</span> : null}
    </>
  );
  const shared = { role: 'menuitem', tabIndex: -1, className: classNames(danger && 'is-danger') || undefined };
  const action = () => {
    if (disabled) return;
    close();
    onAction?.();
  };
  return (
    <>
      {divided ? <hr /> : null}
      {to === undefined || disabled ? (
        <button type="button" {...shared} aria-disabled={disabled || undefined} onClick={action}>
          {words}
        </button>
      ) : (
        <Link to={to} {...(newTab && { target: '_blank' })} {...shared} onClick={action}>
          {words}
        </Link>
      )}
    </>
  );
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/**
 * Places the menu under the button, at whichever edge keeps it inside the window, or above it when there is no room
 * below.
 */
function place(menu: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const fitsRight = at.left + width <= window.innerWidth - 8;
  const fitsBelow = at.bottom + 4 + height <= window.innerHeight - 8;
  menu.style.left = `${Math.max(8, fitsRight ? at.left : at.right - width)}px`;
  menu.style.top = `${fitsBelow ? at.bottom + 4 : Math.max(8, at.top - height - 4)}px`;
}
