import { Link, type LinkProps } from 'react-router';

/** A text of the catalogue in which what stands between `<a>` and `</a>` is this link. */
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
