import { Link, type LinkProps } from 'react-router';

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
