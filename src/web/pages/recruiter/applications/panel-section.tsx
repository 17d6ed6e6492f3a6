import { type ReactNode, useId } from 'react';

/** A section of the panel under its title. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h3 id={id} className="title">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The tabs of the panel, as named by `?part=`; the first one is the default. */
export const PARTS = ['application', 'fit', 'resume', 'messages', 'notes'] as const;

export const partIn = (search: string): (typeof PARTS)[number] =>
  PARTS.find((part) => part === new URLSearchParams(search).get('part')) ?? 'application';
