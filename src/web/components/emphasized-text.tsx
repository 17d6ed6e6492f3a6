import { createElement, Fragment } from 'react';
import { InSentence } from '#web/components/typed.tsx';

/** A catalogue text with the part between `<b>` and `</b>` in bold, and names in the other script marked with `lang`. */
export function EmphasizedText({ text, bold = 'strong' }: { text: string; bold?: string }) {
  const parts = text.split(/<b>(.*?)<\/b>/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => {
      const words = createElement(InSentence, null, part);
      return at % 2 === 1 ? createElement('b', { className: bold }, words) : words;
    }),
  );
}
