import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { CallOutput } from '#contract/api.ts';
import { FEW_JOBS } from '#contract/rules.ts';
import { labelOf as labelIn } from '#texts/by-code/label-of.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { searchHelpTexts as texts } from '#texts/jobs.ts';
import { employmentTypeTexts, workModeTexts } from '#texts/vocabularies.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { Typed } from '#web/components/typed.tsx';
import { experienceBandText, payBandText } from '#web/features/jobs/filter-bands.ts';
import type { JobSearch, PlaceName } from '#web/features/jobs/job-search.ts';
import { countText } from '#web/lib/formats.ts';

export type SearchHelp = CallOutput<'searchHelp'>;
type Read = SearchHelp['read'][number];

/**
 * Whether a search asks for places, which may have more jobs in other spellings, for words, which may name a place or a
 * work mode, or for experience that few jobs have.
 */
export const wantsHelp = ({ q, what, place, location, experience, page }: JobSearch, total: number): boolean =>
  page === 1 && [q, what, place, location, total < FEW_JOBS ? experience : []].some(({ length }) => length > 0);

/** Returns the suggestions to show: of a search that finds enough, no other place than its own in other spellings. */
export const shownHelp = ({ meantPlaces, ...others }: SearchHelp, total: number) => ({
  ...others,
  meantPlaces: total < FEW_JOBS ? meantPlaces.filter(({ isSame }) => !isSame) : [],
  samePlaces: meantPlaces.filter(({ isSame }) => isSame),
});

/** The combined filters of the words, and what the offer of them says. */
export const combinedOffer = (read: readonly Read[], { q, without }: NonNullable<SearchHelp['together']>) => {
  const used = read.filter((_, at) => at !== without);
  // Values of one filter widen the search, which "both" would not say.
  const isAll = without === undefined && (q || used.some(({ filter }) => filter !== used[0]?.filter));
  const name = isAll
    ? texts.allFilters({ count: read.length + (q ? 1 : 0) })
    : [...used.map(labelOf), q].filter(Boolean).join(', ');
  return { used, name };
};

/** The text of a filter that the typed words mean. */
export const labelOf = ({ filter, value }: Read): string => {
  if (filter === 'experience') return experienceBandText(value);
  if (filter === 'salary') return payBandText(value);
  return filter === 'place' ? placeText(value) : labelIn({ ...workModeTexts, ...employmentTypeTexts }, value);
};

/**
 * Returns the parameters of a search with another text and other filters, each replacing the same one, from the first
 * page; a place in all the spellings that its offer counts.
 */
export const offeredParams = (
  params: URLSearchParams,
  words: string,
  changed: readonly Read[],
  placeName: PlaceName,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  const field = next.has('what') ? 'what' : 'q';
  for (const name of ['q', 'what', 'page', 'job', 'sort']) next.delete(name);
  if (words) next.set(field, words);
  for (const { filter } of changed)
    for (const name of filter === 'place' ? ['place', 'location'] : [filter]) next.delete(name);
  for (const { filter, value, spellings = [value] } of changed)
    for (const one of spellings) next.append(filter === 'place' ? placeName : filter, one);
  return next;
};

interface SearchHelpPanelProps {
  help: SearchHelp;
  total: number;
  placeName: PlaceName;
  /** A list of internships only. */
  internships?: boolean;
  /** The fragment of the results on the page. */
  hash?: string;
}

/** Alternatives to a search with few or no results: each a link with its number of jobs. */
export function SearchHelpPanel({ help, total, placeName, internships = false, hash = '' }: SearchHelpPanelProps) {
  const { pathname, search } = useLocation();
  const { corrected, read, together, shorter, meantPlaces, samePlaces, places, experiences } = shownHelp(help, total);
  const offers = [read, shorter, meantPlaces, samePlaces, places, experiences];
  if (!corrected && offers.flat().length === 0) return null;
  const combination = together && combinedOffer(read, together);

  const address = (words: string, changed: readonly Read[] = []): string =>
    `${pathname}?${offeredParams(new URLSearchParams(search), words, changed, placeName)}${hash}`;
  const typed = new URLSearchParams(search);
  const words = typed.get('q') ?? typed.get('what') ?? '';
  const found = (count: number): string => texts.jobs({ count, total: countText(count), internships });
  const inPlaces = (offers: SearchHelp['places']) =>
    offers.map((place) => (
      <Offer key={place.value} to={address(words, [{ ...place, filter: 'place' }])} found={found(place.count)}>
        {placeText(place.value)}
      </Offer>
    ));

  return (
    <section aria-labelledby="search-help" className="mb-6 border-t-2 border-ink border-b border-b-line">
      <h2 id="search-help" className="title py-3">
        {total > 0 ? texts.few({ internships }) : texts.none}
      </h2>
      {corrected || meantPlaces.length > 0 ? (
        <Row name={texts.didYouMean}>
          {corrected ? (
            <Offer to={address(corrected.q)} found={found(corrected.count)}>
              {corrected.words.map(({ typed: said, corrected: meant }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat and never reorder
                <span key={at}>
                  {at > 0 ? ' ' : null}
                  {said === meant ? (
                    <Typed>{said}</Typed>
                  ) : (
                    <b className="font-bold">
                      <Typed>{meant}</Typed>
                    </b>
                  )}
                </span>
              ))}
            </Offer>
          ) : null}
          {inPlaces(meantPlaces)}
        </Row>
      ) : null}
      {samePlaces.length > 0 ? <Row name={texts.allSpellings}>{inPlaces(samePlaces)}</Row> : null}
      {read.length > 0 ? (
        <Row name={texts.asFilters} tight>
          {together && combination ? (
            <FilterOffer to={address(together.q, combination.used)} icon={SlidersHorizontal} count={together.count} all>
              {combination.name}
            </FilterOffer>
          ) : null}
          {read.map((filter) => (
            <FilterOffer
              key={`${filter.filter} ${filter.value}`}
              to={address('', [filter])}
              icon={Plus}
              name={texts.filters[filter.filter]}
              count={filter.count}
            >
              {labelOf(filter)}
            </FilterOffer>
          ))}
        </Row>
      ) : null}
      {shorter.length > 0 ? (
        <Row name={texts.fewerWords}>
          {shorter.map(({ q, dropped, count }) => (
            <Offer key={q} to={address(q)} found={found(count)}>
              <Typed>{q}</Typed>{' '}
              <del className="font-normal text-ink-3">
                <Typed>{dropped}</Typed>
              </del>
            </Offer>
          ))}
        </Row>
      ) : null}
      {places.length > 0 ? <Row name={texts.alsoIn}>{inPlaces(places)}</Row> : null}
      {experiences.length > 0 ? (
        <Row name={texts.filters.experience}>
          {experiences.map(({ value, count }) => (
            <Offer
              key={value}
              to={address(words, [{ filter: 'experience', value, count, spellings: value ? [value] : [] }])}
              found={found(count)}
            >
              {value ? experienceBandText(value) : texts.anyExperience}
            </Offer>
          ))}
        </Row>
      ) : null}
    </section>
  );
}

/** `tight` is for chips, which have a border. */
function Row({ name, tight = false, children }: { name: string; tight?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-1.5 sm:grid-cols-[132px_minmax(0,1fr)]">
      <p className="small muted pt-1 sm:pt-2">{name}</p>
      <ul className={classNames('flex min-h-9 flex-wrap items-center', tight ? 'gap-2 max-sm:py-1' : 'gap-x-5')}>
        {children}
      </ul>
    </div>
  );
}

function Offer({ to, found, children }: { to: string; found: string; children: ReactNode }) {
  return (
    <li className="min-w-0">
      <Link to={to} className="inline-flex min-h-11 flex-wrap items-baseline gap-x-2 py-2 no-underline sm:min-h-9">
        <span className="link font-semibold break-words">{children}</span>{' '}
        <span className="small muted num whitespace-nowrap">{found}</span>
      </Link>
    </li>
  );
}

interface FilterOfferProps {
  to: string;
  icon: typeof Plus;
  /** The type of filter. */
  name?: string;
  count: number;
  /** Marks the suggestion that applies all of them. */
  all?: boolean;
  children: string;
}

function FilterOffer({ to, icon, name, count, all = false, children }: FilterOfferProps) {
  return (
    <li>
      <Link
        to={to}
        className={all ? 'chip chip-on min-h-11 sm:min-h-9' : 'chip min-h-11 border-line-strong sm:min-h-9'}
      >
        <Icon as={icon} />
        {name ? <span className="small muted">{name}</span> : null}
        <span className="font-semibold text-ink">
          <Typed>{children}</Typed>
        </span>
        <span className="small muted num">{countText(count)}</span>
      </Link>
    </li>
  );
}
