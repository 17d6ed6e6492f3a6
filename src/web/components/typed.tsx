import { langOf } from '#web/lib/lang-of.ts';

/** User-entered text, with a `lang` attribute where its language differs from the page's. */
export function Typed({ children }: { children: string }) {
  const lang = langOf(children);
  return lang ? <span lang={lang}>{children}</span> : children;
}
