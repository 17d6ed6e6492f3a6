import { useSearchParams } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { Pagination } from '#web/components/pagination.tsx';
import { countText } from '#web/lib/formats.ts';
import { withParams } from '#web/lib/list-params.ts';
import { PAGE_SIZE } from '#web/pages/admin/list/list-address.ts';

/** "21–40 of 18,204" and links to the other pages. */
export function ListFoot({ found, shown }: { found: number; shown: number }) {
  const [search] = useSearchParams();
  if (shown === 0) return null;
  const page = Math.max(1, Number(search.get('page')) || 1);
  const from = (page - 1) * PAGE_SIZE + 1;
  return (
    <div className="row wrap between pt-4 [&_.pager]:pt-0">
      <span className="small soft num">
        {adminTexts.list.range({ from: countText(from), to: countText(from + shown - 1), of: countText(found) })}
      </span>
      <Pagination
        page={page}
        pages={Math.ceil(found / PAGE_SIZE)}
        to={(next) => withParams(search, { page: next > 1 ? String(next) : '', open: '' })}
      />
    </div>
  );
}
