import { Skeleton, SkeletonBlock, SkeletonBlocks, SkeletonStats } from '#web/components/skeleton.tsx';

/** Placeholder for statistics: counts, the promise to answer, two charts, jobs. */
export function StatisticsSkeleton() {
  return (
    <Skeleton className="stack gap-10">
      <SkeletonStats />
      <div className="headed">
        <SkeletonBlocks sizes={['h-7 w-52', 'mt-6 h-10 w-40']} />
      </div>
      <div className="grid grid-cols-1 gap-10 xl:grid-cols-[1.9fr_1fr]">
        {['days', 'steps'].map((chart) => (
          <div key={chart} className="headed">
            <SkeletonBlocks sizes={['h-7 w-52', 'mt-6 h-60 w-full']} />
          </div>
        ))}
      </div>
      <div className="headed">
        <SkeletonBlock className="h-7 w-52" />
        <div className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {['first', 'second', 'third'].map((job) => (
            <SkeletonBlock key={job} className="h-24 w-full rounded-3" />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}
