import { Fragment } from 'react';

/** Where a long word may break before it breaks anywhere: behind a slash, an underscore or the sign of an address, before an ending. */
const BREAKS = /(?<=[/_@])|(?=\.[a-z]{2,4}$)/i;

/** What people typed or named, such as `Bangalore/Bengaluru`, `Resume.pdf` and email addresses. */
export function Breakable({ children }: { children: string }) {
  return children.split(BREAKS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
