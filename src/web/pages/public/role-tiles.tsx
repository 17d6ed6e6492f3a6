import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { placeText } from '#texts/by-code/place-text.ts';
import { searchTexts as texts } from '#texts/public.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Notice } from '#web/components/notice.tsx';
import { Section } from '#web/components/section.tsx';
import type { JobFacets } from '#web/features/jobs/job.ts';
import { callWithTotal } from '#web/lib/api-client.ts';
import { countText } from '#web/lib/formats.ts';
import { jobsPath } from '#web/lib/job-links.ts';
import { langOf } from '#web/lib/lang-of.ts';

const MOST_TILES = 24;
/** Display time in the specification for 'X is currently not available.' */
const SHOWN_MS = 3000;

type Role = JobFacets['roles'][number];

/** The titles of open jobs, most frequent first. */
export function RoleTiles({ roles }: { roles: JobFacets['roles'] }) {
  const navigate = useNavigate();
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => setMissing(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [missing]);

  // The page may be outdated: the job behind a tile may have closed in the meantime.
  const choose = async (event: MouseEvent, { value: role, name = role }: Role) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const open = await callWithTotal('listJobs', { query: { role, limit: 1 } }).then(
      ({ total }) => total > 0,
      () => true,
    );
    if (open) navigate(jobsPath({ role }));
    else setMissing(name);
  };

  return (
    <Section id="roles" title={texts.roles} link={{ to: '/jobs', words: texts.moreRoles }}>
      {roles.length === 0 ? <p className="soft">{texts.noRoles}</p> : null}
      <Tiles
        items={roles.slice(0, MOST_TILES)}
        tile={(role, hidden) => (
          <Link
            key={role.value}
            to={jobsPath({ role: role.value })}
            className={hidden}
            onClick={(event) => choose(event, role)}
          >
            <b className="min-w-0 break-words font-[540]" lang={langOf(role.name ?? role.value)}>
              <Breakable>{role.name ?? role.value}</Breakable>
            </b>
            <span>{countText(role.count)}</span>
          </Link>
        )}
      />
      <div role="status" className="max-w-lg pt-4 empty:hidden">
        {missing ? <Notice tone="amber">{texts.notAvailable({ role: missing })}</Notice> : null}
      </div>
    </Section>
  );
}

/** Does not fit into half the width of a small phone: Thiruvananthapuram. */
const LONG_WORD = /[\p{L}\p{M}]{13,}/u;

/** The places of open jobs, most frequent first. */
export function PlaceTiles({ places }: { places: JobFacets['places'] }) {
  return (
    <Section id="places" title={texts.places} link={{ to: '/jobs', words: texts.allJobs }}>
      {places.length === 0 ? <p className="soft">{texts.noPlaces}</p> : null}
      <Tiles
        items={places.slice(0, MOST_TILES)}
        className="places"
        tile={({ value, spellings, count }, hidden) => (
          <Link
            key={value}
            to={jobsPath({ location: spellings })}
            className={classNames(hidden, LONG_WORD.test(placeText(value)) && 'long')}
          >
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

/** Two rows of two on a phone, so that the jobs below are near. */
const ON_A_PHONE = 4;

interface TilesProps<T> {
  items: readonly T[];
  className?: string;
  /** A tile as a link, hidden by the given class. */
  tile: (item: T, hidden: string | undefined) => ReactNode;
}

/** Tiles in columns; on a phone the first two rows, with a button for the rest. */
function Tiles<T>({ items, className, tile }: TilesProps<T>) {
  const [all, setAll] = useState(false);
  return (
    <>
      <div className={classNames('index', className)}>
        {items.map((item, at) =>
          tile(item, at >= ON_A_PHONE && !all ? 'max-sm:hidden noscript:max-sm:flex' : undefined),
        )}
      </div>
      {items.length > ON_A_PHONE && !all ? (
        <Button size="m" className="mt-4 flex w-full sm:hidden noscript:hidden" onClick={() => setAll(true)}>
          {texts.more({ count: items.length - ON_A_PHONE })}
        </Button>
      ) : null}
    </>
  );
}
