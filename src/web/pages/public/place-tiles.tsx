import { Link } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { searchTexts as texts } from '#texts/public.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Section } from '#web/components/section.tsx';
import type { JobFacets } from '#web/features/jobs/job.ts';
import { countText } from '#web/lib/formats.ts';
import { jobsPath } from '#web/lib/job-links.ts';
import { Tiles } from '#web/pages/public/tiles.tsx';

const MOST_TILES = 24;

/** The places of open jobs, most frequent first. */
export function PlaceTiles({ places }: { places: JobFacets['places'] }) {
  return (
    <Section id="places" title={texts.places} link={{ to: '/jobs', words: texts.allJobs }}>
      {places.length === 0 ? <p className="soft">{texts.noPlaces}</p> : null}
      <Tiles
        items={places.slice(0, MOST_TILES)}
        className="places"
        tile={({ value, spellings, count }, hidden) => (
          <Link key={value} to={jobsPath({ location: spellings })} className={hidden}>
            <b className="min-w-0 break-words font-semibold">
              <Breakable>{placeText(value)}</Breakable>
            </b>
            <span>{countText(count)}</span>
          </Link>
        )}
      />
    </Section>
  );
}
