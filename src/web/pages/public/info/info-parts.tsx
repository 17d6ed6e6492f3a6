import CircleDashed from 'lucide-react/icons/circle-dashed';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { infoTexts as texts } from '#texts/info.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { Picture, type PictureName } from '#web/components/picture.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  picture: PictureName;
  /** One button, or one for each kind of reader. */
  children: ReactNode;
}

/** End of an information page: one next step, on a panel in the area's color. */
export function CallToAction({ title, text, picture, children }: CallToActionProps) {
  return (
    <div className="page section">
      <section className="slide items-end gap-x-10 p-6 sm:grid-cols-[minmax(0,1fr)_minmax(160px,280px)] sm:p-10">
        <div className="stack start gap-3">
          <h2>{title}</h2>
          <p className="max-w-[52ch] text-pretty">{text}</p>
          <div className="pt-3">{children}</div>
        </div>
        <Picture name={picture} on="accent" className="max-sm:hidden" />
      </section>
    </div>
  );
}

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

/** Marks content as an example, or a feature as planned. */
export function MarkBadge({ mark }: { mark: 'sample' | 'planned' }) {
  return (
    <span className="badge">
      <Icon as={mark === 'sample' ? Info : CircleDashed} />
      {texts[mark]}
    </span>
  );
}
