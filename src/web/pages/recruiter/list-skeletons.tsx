import { Skeleton, SkeletonBlock, SkeletonBlocks, TableSkeleton } from '#web/components/skeleton.tsx';

const FEW = ['a', 'b', 'c', 'd'] as const;
const CARDS = [...FEW, 'e', 'f'] as const;

/** Placeholder for a table with its head; on a phone its rows are cards. */
export function HeadedTable() {
  return (
    <div>
      <div className="row h-11 border-t-2 border-ink max-[700px]:hidden">
        <SkeletonBlock className="ml-12 w-20" />
      </div>
      <TableSkeleton rows={10} />
    </div>
  );
}

/** Placeholder for the columns of the board. */
export function BoardSkeleton() {
  return (
    <div className="board">
      {FEW.map((key) => (
        <div key={key} className="board-column">
          <div className="column-head">
            <SkeletonBlock className="w-24" />
          </div>
          {['a', 'b', 'c'].map((card) => (
            <SkeletonBlock key={card} className="h-[94px] w-full rounded-2" />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Placeholder for the candidate database, as cards or as a table. */
export function DatabaseSkeleton({ table }: { table: boolean }) {
  return (
    <Skeleton className="stack gap-5">
      <SkeletonBlocks sizes={['h-36 w-full rounded-2 sm:h-[68px]', 'h-36 w-full max-w-[860px] rounded-2 sm:h-10']} />
      <div className="row between">
        <SkeletonBlocks sizes={['w-28', 'h-9 w-32 rounded-2']} />
      </div>
      {table ? (
        <HeadedTable />
      ) : (
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          {CARDS.map((card) => (
            <SkeletonBlock key={card} className="h-80 w-full rounded-3" />
          ))}
        </div>
      )}
    </Skeleton>
  );
}

/** Placeholder for the interviews, as agenda or as calendar. */
export function ScheduleSkeleton({ agenda }: { agenda: boolean }) {
  return (
    <Skeleton className="stack gap-6">
      <div className="row wrap between">
        <SkeletonBlocks sizes={['h-10 w-64 rounded-2', 'h-9 w-56 rounded-2']} />
      </div>
      {agenda ? (
        FEW.map((day) => (
          <div key={day} className="stack gap-4 border-ink border-t-2 pt-3 sm:pl-[84px]">
            <SkeletonBlocks sizes={['h-5 w-48', 'h-14 w-full max-w-md']} />
          </div>
        ))
      ) : (
        <SkeletonBlock className="h-[480px] w-full rounded-2" />
      )}
    </Skeleton>
  );
}
