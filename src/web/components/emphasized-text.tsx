import { createElement, Fragment } from 'react';

/** A catalogue text with the part between `<b>` and `</b>` in bold. */
export function EmphasizedText({ text, bold = 'strong' }: { text: string; bold?: string }) {
  const parts = text.split(/<b>(.*?)<\/b>/);
  return createElement(
    Fragment,
    null,
    ...parts.map((part, at) => (at % 2 === 1 ? createElement('b', { className: bold }, part) : part)),
  );
}
