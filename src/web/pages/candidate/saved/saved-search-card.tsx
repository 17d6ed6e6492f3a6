import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router';
import { jobListAddress } from '#contract/list-address.ts';
import { savedSearchTexts as texts } from '#texts/saved.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { Checkbox } from '#web/components/checkbox.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { filtersOf } from '#web/jobs/kept-search.ts';
import { dayText } from '#web/lib/formats.ts';
import type { SavedSearch } from '#web/pages/candidate/saved/saved-queries.ts';

interface SavedSearchCardProps {
  search: SavedSearch;
  onDaily: (daily: boolean) => void;
  onRename: () => void;
  onRemove: () => void;
}

/** A search: its filters, its mail, and what can be done with it. */
export function SavedSearchCard({ search, onDaily, onRename, onRemove }: SavedSearchCardProps) {
  const { _id, name, query, daily, createdAt } = search;
  const address = jobListAddress(query);
  return (
    <Card as="article" className="stack gap-4 grid-rows-[auto_1fr_auto]">
      <div className="row items-start!">
        <div className="min-w-0 grow">
          <h3 className="title break-words">
            <Link
              to={address}
              className="no-underline hover:underline max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
            >
              {name}
            </Link>
          </h3>
          <p className="small muted">{texts.savedOn({ day: dayText(createdAt) })}</p>
        </div>
        <span className="row row-s -mt-2 -mr-2 flex-none gap-0!">
          <Button variant="quiet" size="m" iconOnly icon={Pencil} title={texts.rename} onClick={onRename}>
            {texts.renameOf({ name })}
          </Button>
          <Button variant="quiet" size="m" iconOnly icon={Trash2} title={texts.remove} onClick={onRemove}>
            {texts.removeOf({ name })}
          </Button>
        </span>
      </div>
      <ChipList items={filtersOf(query).map(({ label }) => label)} />
      <div className="row between wrap mt-auto gap-2!">
        <Checkbox
          label={texts.dailyShort}
          name="daily"
          value={_id}
          oneOfMany
          aria-label={texts.dailyOf({ name })}
          checked={daily}
          onChange={(event) => onDaily(event.currentTarget.checked)}
        />
        <ButtonLink size="s" to={address} aria-label={texts.openOf({ name })}>
          {texts.open}
        </ButtonLink>
      </div>
    </Card>
  );
}
