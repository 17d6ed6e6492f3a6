import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Picture, type PictureName } from '#web/components/picture.tsx';

interface EmptyStateProps {
  /** The sentence from the specification. */
  title: ReactNode;
  /** One helpful line. */
  children?: ReactNode;
  /** One button, or two in a row. */
  action?: ReactNode;
  picture?: PictureName;
  level?: 2 | 3;
  /** Renders its own card. */
  card?: boolean;
}

/** An empty state: a picture, the sentence and the next action. */
export function EmptyState({ title, children, action, picture = 'jobs', level = 3, card }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('empty', card && 'card')}>
      <Picture name={picture} />
      <Heading className="title">{title}</Heading>
      {children ? <p className="small">{children}</p> : null}
      {action}
    </div>
  );
}
