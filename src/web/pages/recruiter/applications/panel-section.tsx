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
