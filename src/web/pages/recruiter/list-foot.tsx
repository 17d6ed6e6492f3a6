import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { listTexts } from '#texts/recruiter.ts';
import { Pagination } from '#web/components/pagination.tsx';
import { countText } from '#web/lib/formats.ts';
import { pageIn, withParams } from '#web/lib/list-params.ts';
import { listParams } from '#web/pages/recruiter/addresses.ts';

interface ListFootProps {
  total: number;
  shown: number;
  /** Rows per page. */
  limit: number;
  children?: ReactNode;
}

/** "26–50 of 218" and links to the other pages. */
export function ListFoot({ total, shown, limit, children }: ListFootProps) {
  const { search } = useLocation();
  if (shown === 0) return null;
  const page = pageIn(new URLSearchParams(search));
  const from = (page - 1) * limit + 1;
  return (
    <div className="row wrap between small muted min-h-10 [&_.pager]:m-0 [&_.pager]:p-0">
      <span className="num" role="status">
        {listTexts.range({ from: countText(from), to: countText(from + shown - 1), of: countText(total) })}
      </span>
      {children}
      <Pagination
        page={page}
        pages={Math.ceil(total / limit)}
        to={(next) => withParams(listParams(search), { page: next > 1 ? String(next) : '' })}
      />
    </div>
  );
}
