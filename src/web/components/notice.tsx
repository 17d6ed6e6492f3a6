import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { componentTexts } from '#texts/components.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';

export type NoticeTone = 'plain' | 'green' | 'red' | 'amber' | 'accent';

const icons: Record<NoticeTone, LucideIcon> = {
  plain: Info,
  green: CircleCheck,
  red: CircleAlert,
  amber: TriangleAlert,
  accent: Info,
};

interface NoticeProps {
  tone?: NoticeTone;
  /** The title in bold. */
  title?: ReactNode;
  icon?: LucideIcon;
  /**
   * Announced when it appears: `alert` immediately (errors), `status` politely. Omit for a notice that is there from
   * the start.
   */
  live?: 'alert' | 'status';
  onClose?: () => void;
  /** A link or a button under the text. */
  action?: ReactNode;
  children?: ReactNode;
}

/** An inline message that stays: a result, an error or a warning. */
export function Notice({ tone = 'plain', title, icon, live, onClose, action, children }: NoticeProps) {
  return (
    <div className={classNames('notice', tone !== 'plain' && `notice-${tone}`)} role={live}>
      <Icon as={icon ?? icons[tone]} />
      <div>
        {title ? <b>{title}</b> : null}
        {title && children ? ' ' : null}
        {children}
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
      {onClose ? (
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-s close"
          aria-label={componentTexts.close}
          onClick={onClose}
        >
          <Icon as={X} size="s" />
        </button>
      ) : null}
    </div>
  );
}
