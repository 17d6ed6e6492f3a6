import { availableTexts as texts } from '#texts/candidate.ts';
import {
  JobCardSkeleton,
  Skeleton,
  SkeletonBlock,
  SkeletonBlocks,
  SkeletonHead,
  SkeletonLines,
  SkeletonStats,
  times,
} from '#web/components/skeleton.tsx';
import { TalksSkeleton } from '#web/features/conversations/talks-skeleton.tsx';
import { NewsSkeleton } from '#web/features/notices/news-skeleton.tsx';
import type { View } from '#web/pages/candidate/views.ts';

/** Placeholder for a view, in its final size. */
export function ViewSkeleton({ view }: { view: View | undefined }) {
  if (view === 'profile') return <ProfileBlocks />;
  if (view === 'messages') return <TalksSkeleton />;
  if (view === 'notices') return <NewsSkeleton rows={8} />;
  return (
    <Skeleton className="stack stack-l">
      {view === 'home' ? <SkeletonLines sizes={['h-8 w-[min(320px,70%)]', 'w-[min(420px,90%)]']} /> : null}
      <div className="headed">
        <div className="headed-title">
          <SkeletonBlock className="h-8 w-44" />
        </div>
        {view === 'job-applied' ? <AppliedBlocks /> : null}
        {view === 'interview-call' ? <CallBlocks /> : null}
        {view === 'job-offers' ? <OfferBlocks /> : null}
        {view === 'home' || view === 'available-jobs' || view === 'saved-jobs' ? <JobBlocks /> : null}
        {view === 'saved-searches' ? <SearchBlocks /> : null}
        {view === 'followed-companies' ? <SkeletonBlocks sizes={times(6).map(() => 'mb-3 h-16 w-full')} /> : null}
        {view === 'create-resume' ? <BuilderBlocks /> : null}
        {view === 'what-to-learn' ? <SkeletonBlocks sizes={times(6).map(() => 'mb-4 h-16 w-full')} /> : null}
      </div>
    </Skeleton>
  );
}

function JobBlocks() {
  return (
    <>
      <p className="soft mb-4">{texts.loading}</p>
      <div className="grid grid-3">
        {times(9).map((index) => (
          <JobCardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}

function SearchBlocks() {
  return (
    <div className="grid grid-3">
      {times(3).map((index) => (
        <div key={index} className="card pad stack gap-4">
          <SkeletonLines sizes={['h-[18px] w-[60%]', 'w-[40%]']} />
          <SkeletonBlocks sizes={['h-7 w-[80%]', 'h-8 w-full']} />
        </div>
      ))}
    </div>
  );
}

function BuilderBlocks() {
  return (
    <div className="resume-builder">
      <div className="stack gap-6">
        <SkeletonBlocks sizes={['h-11 w-full', 'h-11 w-full', 'h-28 w-full']} />
        {times(7).map((index) => (
          <SkeletonBlock key={index} className="h-8 w-full" />
        ))}
      </div>
      <SkeletonBlock className="h-[560px] w-full" />
    </div>
  );
}

function AppliedBlocks() {
  return (
    <div className="stack stack-l">
      <SkeletonStats count={2} className="stats-2 max-w-[460px]" sizes={['w-24', 'mt-2 h-7 w-10']} />
      <div className="stack">
        {times(3).map((index) => (
          <div key={index} className="card application-card">
            <Head />
            <SkeletonBlocks sizes={['h-14 w-full', 'h-11 w-full', 'h-8 w-40']} />
          </div>
        ))}
      </div>
    </div>
  );
}

function CallBlocks() {
  return (
    <div className="grid lg:grid-cols-2">
      {times(4).map((index) => (
        <div key={index} className="card application-card">
          <SkeletonHead
            picture="h-20 w-16"
            lines={['w-[40%]', 'h-[18px] w-[60%]', 'w-[50%]']}
            className="flex items-start gap-4"
          />
        </div>
      ))}
    </div>
  );
}

function OfferBlocks() {
  return (
    <div className="stack">
      {times(2).map((index) => (
        <div key={index} className="card application-card">
          <Head />
          <SkeletonBlocks sizes={['h-11 w-full', 'h-10 w-44']} />
        </div>
      ))}
    </div>
  );
}

function ProfileBlocks() {
  return (
    <Skeleton className="stack stack-l">
      <div className="stack">
        <SkeletonHead
          picture="h-16 w-16 rounded-full"
          lines={['h-7 w-[min(280px,80%)]', 'w-[min(420px,90%)]']}
          className="profile-head"
        />
        <SkeletonBlock className="h-10 w-60" />
      </div>
      <div className="stack gap-10">
        {times(3).map((index) => (
          <div key={index} className="headed">
            <div className="headed-title">
              <SkeletonBlock className="h-7 w-40" />
            </div>
            <SkeletonBlock className="h-28 w-full rounded-3" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

function Head() {
  return <SkeletonHead picture="h-12 w-12 rounded-2" lines={['h-[18px] w-[50%]', 'w-[34%]']} />;
}
