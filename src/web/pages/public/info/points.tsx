import { classNames } from '#web/components/class-names.ts';
import { MarkBadge } from '#web/pages/public/info/mark-badge.tsx';

export interface Point {
  title: string;
  text: string;
  /** Nothing stands behind it yet, and the page says so. */
  planned?: boolean;
}

/** Benefits or services as cards. Three stay in one row on a tablet, so that none is left alone. */
export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul className={classNames('grid g3', points.length === 3 && 'keep3')}>
      {points.map(({ title, text, planned }) => (
        <li key={title} className="card stack gap-2 p-5 lg:p-6">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
            <h3 className="title">{title}</h3>
            {planned ? <MarkBadge mark="planned" /> : null}
          </div>
          <p className="soft text-pretty">{text}</p>
        </li>
      ))}
    </ul>
  );
}
