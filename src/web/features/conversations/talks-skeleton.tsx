import { Skeleton, SkeletonBlock, SkeletonBlocks, SkeletonHead, times } from '#web/components/skeleton.tsx';

/** The list of conversations and the one next to it, in their final sizes. */
export function TalksSkeleton() {
  return (
    <Skeleton className="grid overflow-hidden rounded-3 border border-line min-[53.8125em]:grid-cols-[344px_minmax(0,1fr)]">
      <div className="stack min-h-[480px] gap-5 p-4">
        <SkeletonBlocks sizes={['h-10 w-full rounded-2', 'h-9 w-full rounded-2']} />
        {times(5).map((index) => (
          <SkeletonHead
            key={index}
            picture="h-10 w-10 rounded-full"
            lines={['h-4 w-[60%]', 'h-3 w-[40%]', 'h-3 w-[80%]']}
            className="flex items-start gap-3"
          />
        ))}
      </div>
      <SkeletonBlock className="rounded-none max-[53.75em]:hidden" />
    </Skeleton>
  );
}
