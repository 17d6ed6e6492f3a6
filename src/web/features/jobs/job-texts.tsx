import { type ReactNode, useId } from 'react';
import { jobTexts } from '#texts/jobs.ts';
import { Bullets } from '#web/components/card.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { SkeletonBlock } from '#web/components/skeleton.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { bulletsOf, linesOf } from '#web/features/jobs/bullets.ts';
import { isWhole, type Job, type JobBrief } from '#web/features/jobs/job.ts';

interface JobTextsProps {
  job: JobBrief | Job;
  /** Sections are titles in a dialog and headings on the job's own page. */
  look: 'title' | 'h3';
  level: 2 | 3;
  /** Renders a text with marked words. */
  mark?: (text: string) => ReactNode;
}

/** Description, requirements and company. While the texts load, blocks of their size. */
export function JobTexts({ job, look, level, mark = (text) => <Typed>{text}</Typed> }: JobTextsProps) {
  const part = (title: string, children: ReactNode) => (
    <JobPart title={title} look={look} level={level}>
      {children}
    </JobPart>
  );
  const list = (title: string, lines: string[]) =>
    lines.length > 0 ? part(title, <Bullets items={lines.map(mark)} />) : null;
  const prose = (title: string, text: string) =>
    text.trim() ? part(title, <p className="whitespace-pre-line break-words">{mark(text.trim())}</p>) : null;
  const skills = job.skills.length > 0 ? part(jobTexts.skills, <ChipList items={job.skills} />) : null;
  if (!isWhole(job)) {
    return (
      <>
        {skills}
        {part(jobTexts.responsibilities, <TextSkeleton />)}
        {part(jobTexts.requirements, <TextSkeleton />)}
      </>
    );
  }
  const lines = linesOf(job.description);
  return (
    <>
      {/* A single line is a paragraph, not a list with one item. */}
      {lines.length > 1 ? list(jobTexts.description, lines) : prose(jobTexts.description, job.description)}
      {list(jobTexts.responsibilities, bulletsOf(job.responsibilities))}
      {list(jobTexts.requirements, bulletsOf(job.requirements))}
      {skills}
      {prose(jobTexts.aboutCompany({ company: job.companyName }), job.companyInfo || job.companyDescription)}
    </>
  );
}

function JobPart({
  title,
  look,
  level,
  children,
}: { title: string; children: ReactNode } & Omit<JobTextsProps, 'job' | 'mark'>) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={look === 'title' ? 'stack stack-s' : 'stack'} aria-labelledby={id}>
      <Heading id={id} className={look}>
        <InSentence>{title}</InSentence>
      </Heading>
      {children}
    </section>
  );
}

function TextSkeleton() {
  return (
    <div className="skeleton-lines" aria-hidden="true">
      <SkeletonBlock className="w-[88%]" />
      <SkeletonBlock className="w-[72%]" />
      <SkeletonBlock className="w-[80%]" />
    </div>
  );
}
