import type { ReactNode } from 'react';
import { componentTexts } from '#texts/components.ts';
import { classNames } from '#web/components/class-names.ts';

/** One block, sized by utilities such as `w-24 h-8`. */
export function SkeletonBlock({ className }: { className?: string }) {
  return <span className={classNames('skeleton-block block', className)} />;
}

/** Blocks in sequence, one for each size. */
export function SkeletonBlocks({ sizes }: { sizes: readonly string[] }) {
  return [...sizes.entries()].map(([at, size]) => <SkeletonBlock key={at} className={size} />);
}

/** Lines of text. */
export function SkeletonLines({ sizes, className }: { sizes: readonly string[]; className?: string }) {
  return (
    <div className={classNames('skeleton-lines', className)}>
      <SkeletonBlocks sizes={sizes} />
    </div>
  );
}

/** A picture or a logo with lines beside it. */
export function SkeletonHead({
  picture,
  lines,
  className = 'row',
}: {
  picture: string;
  lines: readonly string[];
  className?: string;
}) {
  return (
    <div className={className}>
      <SkeletonBlock className={picture} />
      <SkeletonLines sizes={lines} className="grow" />
    </div>
  );
}

/** Returns a key for each item still loading. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The figures above a list. */
export function SkeletonStats({
  count = 4,
  className,
  sizes = ['w-16', 'mt-2 h-7 w-14'],
}: {
  count?: number;
  className?: string;
  sizes?: readonly string[];
}) {
  return (
    <div className={classNames('stats', className)}>
      {times(count).map((index) => (
        <div key={index} className="stat">
          <SkeletonBlocks sizes={sizes} />
        </div>
      ))}
    </div>
  );
}

/** Wraps blocks of the final size, shows them after 150 ms and announces that content is loading. */
export function Skeleton({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('skeleton', className)} role="status">
      <span className="visually-hidden">{componentTexts.loading}</span>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}

/** The blocks of a job card. */
export function JobCardSkeleton() {
  return (
    <div className="card job">
      <div className="top">
        <SkeletonBlock className="h-10 w-10 rounded-2" />
        <SkeletonLines sizes={['h-[18px] w-[70%]', 'w-[46%]']} />
      </div>
      <div className="pay">
        <SkeletonBlocks sizes={['h-[34px] w-[84px]', 'h-[34px] w-[84px]']} />
      </div>
      <div className="row row-s">
        <SkeletonBlocks sizes={['h-7 w-16', 'h-7 w-20']} />
      </div>
      <div className="foot">
        <SkeletonBlocks sizes={['w-[110px]', 'h-8 w-16 rounded-[6px]']} />
      </div>
    </div>
  );
}

/** The rows of a table: 56 px each, unless `row` sets another height. */
export function TableSkeleton({ rows = 8, row: height = 'h-14' }: { rows?: number; row?: string | undefined }) {
  return (
    <div className="border-t-2 border-ink">
      {times(rows).map((row) => (
        <div key={row} className={classNames('row border-b border-line', height)}>
          <SkeletonBlocks sizes={['h-7 w-7 rounded-full', 'w-[22%]', 'w-[18%]', 'w-[12%]']} />
        </div>
      ))}
    </div>
  );
}
