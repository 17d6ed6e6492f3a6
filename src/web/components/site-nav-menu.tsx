import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

/**
 * A drop-down part of the public header. A `<details>`, so it opens before any script has loaded; with scripts, Esc, a
 * click outside and leaving it close it. Its children are plain links.
 */
export function SiteNavMenu({ label, current, children }: { label: string; current?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = box.current;
    if (!details) return;
    const close = () => {
      details.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !details.contains(event.target)) close();
    };
    const onChoose = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    details.addEventListener('keydown', onKey);
    details.addEventListener('click', onChoose);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      details.removeEventListener('keydown', onKey);
      details.removeEventListener('click', onChoose);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, []);
  return (
    <details ref={box} className={classNames('nav-menu', current && 'on')}>
      <summary>
        {label}
        <Icon as={ChevronDown} size="s" />
      </summary>
      <div className="menu">{children}</div>
    </details>
  );
}
