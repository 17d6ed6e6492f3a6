import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/components/class-names.ts';

/** A link on its own line, with a touch-sized height. */
export function TextLink({ className, ...link }: LinkProps) {
  return <Link className={classNames('link inline-flex min-h-6 items-center max-sm:min-h-11', className)} {...link} />;
}
