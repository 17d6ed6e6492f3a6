import type { LucideIcon } from 'lucide-react/types';
import { classNames } from '#web/components/class-names.ts';

interface IconProps {
  /** The default export of `lucide-react/icons/…`: with the index of lucide-react, every build reads all icons. */
  as: LucideIcon;
  size?: 's' | 'm' | 'l';
  /** The accessible name, for an icon without text. */
  label?: string;
  className?: string;
}

const pixels = { s: 16, m: 18, l: 20 };

/** A line icon of 16, 18 or 20 px, stroke 1.75; hidden from screen readers unless it has a label. */
export function Icon({ as: Shape, size = 'm', label, className }: IconProps) {
  return (
    <Shape
      className={classNames('icon', size !== 'm' && `icon-${size}`, className)}
      size={pixels[size]}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
