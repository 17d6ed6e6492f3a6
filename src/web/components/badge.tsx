import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

export type Tone = 'grey' | 'amber' | 'green' | 'red' | 'blue' | 'teal' | 'ink';

/** A badge with a custom icon and text. */
export function Badge({ tone = 'grey', icon, children }: { tone?: Tone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={classNames('badge', tone !== 'grey' && `badge-${tone}`)}>
      {icon ? <Icon as={icon} /> : null}
      {children}
    </span>
  );
}
