import type { ReactNode } from 'react';
import { EmphasizedText } from '#web/components/emphasized-text.tsx';

interface ListTitleProps {
  title: string;
  /** The count, with the number in bold; announced whenever it changes. */
  showing: string;
  children?: ReactNode;
}

/** The title of a list and its count. */
export function ListTitle({ title, showing, children }: ListTitleProps) {
  return (
    <div className="row between wrap mb-6 gap-4">
      <div className="min-w-0">
        <h1 className="break-words">{title}</h1>
        <p className="soft mt-1.5" role="status">
          <EmphasizedText text={showing} bold="strong num" />
        </p>
      </div>
      {children}
    </div>
  );
}
