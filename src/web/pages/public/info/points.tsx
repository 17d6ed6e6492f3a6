import { MarkBadge } from '#web/pages/public/info/mark-badge.tsx';

export interface Point {
  title: string;
  text: string;
  /** Nothing stands behind it yet, and the page says so. */
  planned?: boolean;
}

/** Benefits or services as cards. */
export function Points({ points, columns = 3 }: { points: readonly Point[]; columns?: 2 | 3 }) {
  return (
    <ul className={`grid ${columns === 2 ? 'g2' : 'g3'}`}>
      {points.map(({ title, text, planned }) => (
        <li key={title} className="card pad-l stack gap-2">
          <div className="flex items-start justify-between gap-3">
            <h3 className="title">{title}</h3>
            {planned ? <MarkBadge mark="planned" /> : null}
          </div>
          <p className="soft text-pretty">{text}</p>
        </li>
      ))}
    </ul>
  );
}
