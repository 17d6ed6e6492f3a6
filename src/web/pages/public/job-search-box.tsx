import { placeName } from '#contract/places.ts';
import { LIMITS } from '#contract/rules.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { searchTexts as texts } from '#texts/public.ts';
import { SearchBox, SearchChoice, SearchText } from '#web/components/search-box.tsx';
import { experienceOptions, type JobSearch } from '#web/features/jobs/job-search.ts';
import { useJobSuggestions } from '#web/features/jobs/use-job-suggestions.tsx';

/** Skills or designation, place, experience. */
export function JobSearchBox({ search, action }: { search: JobSearch; action: string }) {
  const [what = ''] = [...search.what, ...search.skills];
  // A selected place is shown like a typed one.
  const [location = ''] = [...search.location, ...search.place.map(placeName).map((name) => placeText(name))];
  const [experience = ''] = search.experience;
  const searched = useJobSuggestions('search');
  const places = useJobSuggestions('place');
  return (
    <SearchBox action={action} submit={texts.search} values={[what, location, experience]}>
      <SearchText
        {...searched.input}
        id="search-skills"
        label={texts.skills}
        name="what"
        defaultValue={what}
        maxLength={LIMITS.title}
        placeholder={texts.skillsExample}
        suggestions={searched.list}
        slash
      />
      <SearchText
        {...places.input}
        id="search-location"
        label={texts.location}
        name="location"
        defaultValue={location}
        maxLength={LIMITS.place}
        placeholder={texts.locationExample}
        suggestions={places.list}
      />
      <SearchChoice
        id="search-experience"
        label={texts.experience}
        name="experience"
        defaultValue={experience}
        any={texts.anyExperience}
        options={experienceOptions(experience)}
      />
    </SearchBox>
  );
}
