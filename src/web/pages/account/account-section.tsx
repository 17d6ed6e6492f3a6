import type { ReactNode } from 'react';

interface AccountSectionProps {
  /** Fragment id of the section, as in `/account#notifications`. */
  id: string;
  title: string;
  /** One-line description. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One account section: its title at the left, its controls at the right, or below on a phone. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="headed grid scroll-mt-20 gap-5 lg:grid-cols-[260px_minmax(0,1fr)] lg:gap-10"
    >
      <div className="stack stack-s">
        <h2 id={`${id}-title`} className="h3">
          {title}
        </h2>
        {lead ? <p className="small soft max-w-[48ch]">{lead}</p> : null}
      </div>
      <div className="stack min-w-0 max-w-[600px] gap-5">{children}</div>
    </section>
  );
}
