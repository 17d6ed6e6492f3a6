import { Link, type LinkProps } from 'react-router';
import { classNames } from '#web/components/class-names.ts';

/** A catalogue text in which the part between `<a>` and `</a>` becomes this link. */
export function TextWithLink({ text, ...link }: { text: string } & Omit<LinkProps, 'children' | 'className'>) {
  const [before, words, after] = text.split(/<a>(.*?)<\/a>/);
  return (
    <>
      {before}
      <Link {...link} className="link">
        {words}
      </Link>
      {after}
    </>
  );
}

/** A link on its own line, with a touch-sized height. */
export function TextLink({ className, ...link }: LinkProps) {
  return <Link className={classNames('link inline-flex min-h-6 items-center max-sm:min-h-11', className)} {...link} />;
}
