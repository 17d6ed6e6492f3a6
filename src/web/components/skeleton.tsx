import type { ReactNode } from 'react';
import { componentTexts } from '#texts/components.ts';
import { classNames } from '#web/components/class-names.ts';

/** One block; its size comes from utilities such as `w-24 h-8`. */
export function SkeletonBlock({ className }: { className?: string }) {
  return <span className={classNames('skeleton-block block', className)} />;
}

/** Holds blocks of the final size, shows them after 150 ms, and says that something loads. */
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
        <div className="skeleton-lines">
          <SkeletonBlock className="h-[18px] w-[70%]" />
          <SkeletonBlock className="w-[46%]" />
        </div>
      </div>
      <div className="pay">
        <SkeletonBlock className="h-[34px] w-[84px]" />
        <SkeletonBlock className="h-[34px] w-[84px]" />
      </div>
      <div className="row row-s">
        <SkeletonBlock className="h-7 w-16" />
        <SkeletonBlock className="h-7 w-20" />
      </div>
      <div className="foot">
        <SkeletonBlock className="w-[110px]" />
        <SkeletonBlock className="h-8 w-16 rounded-[6px]" />
      </div>
    </div>
  );
}

/** The rows of a table: 56 px each. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className="border-t-2 border-ink">
      {Array.from({ length: rows }, (_, index) => index + 1).map((row) => (
        <div key={row} className="row h-14 border-b border-line">
          <SkeletonBlock className="h-7 w-7 rounded-full" />
          <SkeletonBlock className="w-[22%]" />
          <SkeletonBlock className="w-[18%]" />
          <SkeletonBlock className="w-[12%]" />
        </div>
      ))}
    </div>
  );
}
