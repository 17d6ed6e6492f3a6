import { Skeleton, SkeletonHead, times } from '#web/components/skeleton.tsx';

/** Rows with about the height of notices. */
export function NewsSkeleton({ rows }: { rows: number }) {
  return (
    <Skeleton>
      {times(rows).map((row) => (
        <SkeletonHead
          key={row}
          className="row items-start border-t border-line p-4"
          picture="h-5 w-5 rounded-1"
          lines={['w-[80%]', 'w-[20%]']}
        />
      ))}
    </Skeleton>
  );
}
