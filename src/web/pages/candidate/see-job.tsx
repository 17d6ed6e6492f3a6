import { Link } from 'react-router';
import { seeJobTexts as texts } from '#texts/candidate-closed.ts';
import { useOpen } from '#web/pages/candidate/opened.ts';

interface SeeJobProps {
  of: { jobToRead?: string | undefined; jobTitle: string };
}

/** A link to the job that was applied for, over the page; nothing once it cannot be read. */
export function SeeJob({ of: { jobToRead, jobTitle } }: SeeJobProps) {
  const open = useOpen('job');
  return jobToRead ? (
    <Link
      {...open(jobToRead)}
      className="link small inline-flex w-fit min-h-11 items-center md:min-h-6"
      aria-label={texts.jobOf({ title: jobTitle })}
    >
      {texts.job}
    </Link>
  ) : null;
}
