import { Link, useLocation } from 'react-router';
import { bestFitTexts as texts } from '#texts/best-fit.ts';
import { pageSearch } from '#web/pages/candidate/paging.ts';

export type JobOrder = 'newest' | 'best';

/** The sort order of the open jobs given in the address. */
export const orderOf = (search: URLSearchParams): JobOrder => (search.get('order') === 'best' ? 'best' : 'newest');

/** Address of the open jobs sorted by best match. */
export const BEST_PATH = '/available-jobs?order=best';

/** The first page of the same list in another order. */
const inOrder = (search: string, order: JobOrder): string => {
  const params = new URLSearchParams(pageSearch(search, 1));
  if (order === 'best') params.set('order', order);
  else params.delete('order');
  return params.size > 0 ? `?${params}` : '';
};

/** Switch between newest and best match. */
export function OrderSwitch({ order }: { order: JobOrder }) {
  const { pathname, search } = useLocation();
  return (
    <nav className="segments shrink-0" aria-label={texts.order}>
      {(['newest', 'best'] as const).map((one) => (
        <Link
          key={one}
          to={{ pathname, search: inOrder(search, one) }}
          className={one === order ? 'on' : undefined}
          aria-current={one === order ? 'true' : undefined}
          preventScrollReset
        >
          {texts[one]}
        </Link>
      ))}
    </nav>
  );
}
