import { Skeleton, SkeletonBlock, SkeletonBlocks, SkeletonStats, TableSkeleton } from '#web/components/skeleton.tsx';
import { TalksSkeleton } from '#web/features/conversations/talks-skeleton.tsx';
import { NewsSkeleton } from '#web/features/notices/news-skeleton.tsx';
import { StatisticsSkeleton } from '#web/features/overview/statistics-skeleton.tsx';
import { isBoard } from '#web/pages/recruiter/addresses.ts';
import { type Place, viewAt } from '#web/pages/recruiter/recruiter-views.ts';

/** Placeholder for the view at an address, in its final size. */
export function ViewSkeleton({ place }: { place: Place }) {
  const view = viewAt(place);
  const { pathname, search } = place;
  if (view === 'posting') return <PostingSkeleton />;
  if (view === 'profile' || view === 'company') return <ProfileSkeleton />;
  if (view === 'notices') return <NewsSkeleton rows={8} />;
  if (view === 'stats') return <StatisticsSkeleton />;
  if (view === 'interviews') return <ScheduleSkeleton agenda={!/[?&]view=(?:week|month)/.test(search)} />;
  if (view === 'saved-texts')
    return (
      <Skeleton className="stack max-w-[860px] gap-4">
        <SkeletonBlocks sizes={['h-10 w-full', 'h-32 w-full rounded-3', 'h-32 w-full rounded-3']} />
      </Skeleton>
    );
  if (view === 'messages') return <TalksSkeleton />;
  if (view === 'applications') return <ApplicationsSkeleton board={isBoard(search)} />;
  if (view === 'database') return <DatabaseSkeleton table={pathname.startsWith('/candidates-table')} />;
  return (
    <Skeleton className="stack gap-5">
      {view === 'job-posted' ? (
        <>
          <SkeletonBlock className="h-[22px] w-72" />
          <div className="card pad">
            <SkeletonBlocks sizes={['h-5 w-40', 'mt-4 h-16 w-72']} />
          </div>
        </>
      ) : null}
      <SkeletonStats />
      <SkeletonBlock className="h-10 w-full max-w-[620px] rounded-2 max-sm:h-[148px]" />
      <TableSkeleton rows={10} />
    </Skeleton>
  );
}

/** The tabs, the filters, which fold on a phone and fill several lines below a wide window, and the list. */
function ApplicationsSkeleton({ board }: { board: boolean }) {
  return (
    <Skeleton className="stack gap-5">
      <div className="row h-[47px] gap-6 overflow-hidden border-line border-t">
        <SkeletonBlocks sizes={['w-16 shrink-0', 'w-20 shrink-0', 'w-20 shrink-0', 'w-32 shrink-0']} />
      </div>
      <SkeletonBlock className="h-11 w-full rounded-2 sm:h-[184px] lg:h-[136px] xl:h-[88px]" />
      {/* The list leaves room for the bar of new rows. */}
      <div className="mt-5">{board ? <BoardSkeleton /> : <HeadedTable row="h-[205px] sm:h-[90px] xl:h-[65px]" />}</div>
    </Skeleton>
  );
}

function PostingSkeleton() {
  return (
    <Skeleton className="form-page stack gap-6">
      <div className="row">
        <SkeletonBlock className="h-12 w-12 rounded-2" />
        <div>
          <SkeletonBlocks sizes={['h-[18px] w-40', 'mt-2 w-14']} />
        </div>
      </div>
      {['a', 'b', 'c'].map((part) => (
        <div key={part} className="form-section">
          <SkeletonBlocks sizes={['h-6 w-40', 'h-11 w-full rounded-2', 'h-11 w-full rounded-2']} />
        </div>
      ))}
    </Skeleton>
  );
}

function ProfileSkeleton() {
  return (
    <Skeleton className="stack max-w-[960px] gap-10">
      <div className="row items-start gap-4">
        <SkeletonBlock className="h-16 w-16 rounded-2" />
        <div>
          <SkeletonBlocks sizes={['h-6 w-44', 'mt-3 h-6 w-52']} />
        </div>
      </div>
      {['contact', 'place'].map((part) => (
        <div key={part} className="headed">
          <SkeletonBlock className="h-6 w-28" />
          <div className="mt-6 grid grid-cols-2 gap-5 sm:grid-cols-4">
            {['a', 'b', 'c', 'd', 'e'].map((fact) => (
              <SkeletonBlock key={fact} className="h-10 w-28" />
            ))}
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

const FEW = ['a', 'b', 'c', 'd'] as const;
const CARDS = [...FEW, 'e', 'f'] as const;

/** Placeholder for a table with its head; on a phone its rows are cards. */
function HeadedTable({ row }: { row?: string }) {
  return (
    <div>
      <div className="row h-11 border-t-2 border-ink max-sm:hidden">
        <SkeletonBlock className="ml-12 w-20" />
      </div>
      <TableSkeleton rows={10} row={row} />
    </div>
  );
}

/** Placeholder for the columns of the board. */
function BoardSkeleton() {
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
function DatabaseSkeleton({ table }: { table: boolean }) {
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
function ScheduleSkeleton({ agenda }: { agenda: boolean }) {
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
