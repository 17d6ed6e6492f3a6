import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/components/class-names.ts';

/** A link in a line of its own, as tall as a finger needs. */
export function TextLink({ className, ...link }: LinkProps) {
  return <Link className={classNames('link inline-flex min-h-6 items-center max-sm:min-h-11', className)} {...link} />;
}
