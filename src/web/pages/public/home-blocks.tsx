import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { homeTexts as texts } from '#texts/home.ts';
import { Badge } from '#web/components/badge.tsx';
import { Picture, type PictureName } from '#web/components/picture.tsx';
import { homeContent } from '#web/content/home-content.ts';
import { countText } from '#web/lib/formats.ts';

/** Jobs, internships, mentorships. */
export function Tiles({ openJobs }: { openJobs: number }) {
  const { jobs, internships, mentorships } = texts.tiles;
  return (
    <section className="page pt-14" aria-label={texts.begin}>
      <div className="grid grid-3 keep-three">
        <Tile
          {...jobs}
          to="/jobs"
          claim={homeContent.claims.jobs}
          now={texts.openNow({ count: countText(openJobs) })}
          picture="jobs"
        />
        <Tile {...internships} to="/internships" claim={homeContent.claims.internships} picture="internship" />
        <Tile {...mentorships} to="/mentorships" claim={homeContent.claims.mentors} picture="mentorship" />
      </div>
    </section>
  );
}

interface TileProps {
  title: string;
  text: string;
  claim: { text: string; sample: boolean };
  /** Current count. */
  now?: string;
  picture: PictureName;
  to: string;
}

function Tile({ title, text, claim, now, picture, to }: TileProps) {
  return (
    <Link className="card tile" to={to}>
      <h2 className="h3">{title}</h2>
      <p>{text}</p>
      <span className="figure">
        {claim.text} {claim.sample ? <Badge>{texts.sample}</Badge> : null}
        {now ? <span className="block">{now}</span> : null}
      </span>
      <Picture name={picture} />
    </Link>
  );
}

/** The target groups of Avsar. */
export function Audiences() {
  return (
    <section className="page section" aria-label={texts.audiences}>
      <div className="grid grid-3 keep-three gap-x-5 gap-y-8">
        <Audience {...texts.students} to="/students-professionals" />
        <Audience {...texts.companies} area="recruiter" to="/companiesrecruiters" />
        <Audience {...texts.colleges} area="admin" to="/colleges" />
      </div>
    </section>
  );
}

interface AudienceProps {
  title: string;
  text: string;
  link: ReactNode;
  to: string;
  area?: 'recruiter' | 'admin';
}

function Audience({ title, text, link, to, area }: AudienceProps) {
  return (
    <div className="audience" data-area={area}>
      <h2 className="h3">{title}</h2>
      <p>{text}</p>
      <ul>
        <li>
          <Link className="link-arrow" to={to}>
            {link}
          </Link>
        </li>
      </ul>
    </div>
  );
}
