import { classNames } from '#web/components/class-names.ts';
import { MarkBadge } from '#web/pages/public/info/mark-badge.tsx';

export interface Point {
  title: string;
  text: string;
}

interface PointsProps {
  points?: readonly Point[];
  /** Not available yet, and marked so. */
  planned?: readonly Point[];
}

/** Benefits or services as cards. Three stay in one row on a tablet, so that none is left alone. */
export function Points({ points = [], planned = [] }: PointsProps) {
  const cards = [
    ...points.map((point) => ({ ...point, isPlanned: false })),
    ...planned.map((point) => ({ ...point, isPlanned: true })),
  ];
  return (
    <ul className={classNames('grid grid-3', cards.length === 3 && 'keep-three')}>
      {cards.map(({ title, text, isPlanned }) => (
        <li key={title} className="card stack gap-2 p-5 lg:p-6">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
            <h3 className="title">{title}</h3>
            {isPlanned ? <MarkBadge mark="planned" /> : null}
          </div>
          <p className="soft text-pretty">{text}</p>
        </li>
      ))}
    </ul>
  );
}
