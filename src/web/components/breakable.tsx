import { Fragment } from 'react';
import { aroundNames, langOf } from '#web/lib/lang-of.ts';

/**
 * The preferred break points in a long word: after a slash, an underscore or an at sign, before an extension, and before
 * the dots of an email address. Where an email address breaks, its domain stays whole, unless that is long itself.
 */
const BREAKS = /(?<=[/_@])|(?<!@[^\s@]*)(?=\.[a-z]{2,4}$)|(?=\.[^\s@]*@)|(?<=@(?=[^\s@]{25})[^\s@]*)(?=\.\w)/i;

const broken = (text: string) =>
  text.split(BREAKS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

/**
 * User-entered text and names, such as `Bangalore/Bengaluru`, `Resume.pdf` and email addresses, with preferred break
 * points, and with a `lang` attribute where its language differs from the page's.
 */
export function Breakable({ children }: { children: string }) {
  return aroundNames(children).map((part, at) => {
    const lang = at % 2 === 1 ? langOf(part) : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other key
      <Fragment key={at}>{lang ? <span lang={lang}>{broken(part)}</span> : broken(part)}</Fragment>
    );
  });
}

/** A sentence or an address that may also break anywhere, after the preferred break points. */
export function Wrapped({ children }: { children: string }) {
  return (
    <span className="wrap-anywhere">
      <Breakable>{children}</Breakable>
    </span>
  );
}
