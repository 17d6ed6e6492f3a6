import type { ReactNode } from 'react';

interface ListTitleProps {
  title: string;
  /** "Showing", the number, "jobs": said anew whenever it changes. */
  showing: readonly [string, string, string];
  children?: ReactNode;
}

/** The title of a list and how long it is. */
export function ListTitle({ title, showing: [before, count, after], children }: ListTitleProps) {
  return (
    <div className="row between wrap mb-6 gap-4!">
      <div className="min-w-0">
        <h1 className="break-words">{title}</h1>
        <p className="soft mt-1.5" role="status">
          {before}
          <b className="strong num">{count}</b>
          {after}
        </p>
      </div>
      {children}
    </div>
  );
}
