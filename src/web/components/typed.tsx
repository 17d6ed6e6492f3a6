import { langOf } from '#web/lib/lang-of.ts';

/** What somebody typed, which keeps its language: marked where that is another than the page's. */
export function Typed({ children }: { children: string }) {
  const lang = langOf(children);
  return lang ? <span lang={lang}>{children}</span> : children;
}
