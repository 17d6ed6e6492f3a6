import { createElement, Fragment, type ReactNode } from 'react';
import { aroundNames, langOf } from '#web/lib/lang-of.ts';

/** User-entered text, with a `lang` attribute where its language differs from the page's. */
export function Typed({ children }: { children: string }) {
  const lang = langOf(children);
  return lang ? <span lang={lang}>{children}</span> : children;
}

/**
 * A catalogue sentence that may contain user-entered names; those in the other script have a `lang` attribute. Elements
 * stay as they are.
 */
export function InSentence({ children }: { children: ReactNode }): ReactNode {
  if (typeof children !== 'string') return children;
  const marked = aroundNames(children).map((part, at) =>
    at % 2 === 1 ? createElement('span', { lang: langOf(part) }, part) : part,
  );
  // Passed as arguments, because the parts have no keys.
  return createElement(Fragment, null, ...marked);
}
