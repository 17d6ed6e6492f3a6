import { type ReactNode, useState } from 'react';
import { searchTexts as texts } from '#texts/public.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';

/** Two rows of two on a phone, so that the jobs below are near. */
const ON_A_PHONE = 4;

interface TilesProps<T> {
  items: readonly T[];
  className?: string;
  /** A tile as a link, hidden by the given class. */
  tile: (item: T, hidden: string | undefined) => ReactNode;
}

/** Tiles in columns; on a phone the first two rows, with a button for the rest. */
export function Tiles<T>({ items, className, tile }: TilesProps<T>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <div className={classNames('index', className)}>
        {items.map((item, at) =>
          tile(item, at >= ON_A_PHONE && !all ? 'max-sm:hidden noscript:max-sm:flex' : undefined),
        )}
      </div>
      {items.length > ON_A_PHONE && !all ? (
        <Button size="m" className="mt-4 flex w-full sm:hidden noscript:hidden" onClick={() => setAll(true)}>
          {texts.more({ count: items.length - ON_A_PHONE })}
        </Button>
      ) : null}
    </>
  );
}
