import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { jobTexts } from '#texts/jobs.ts';
import { Button } from '#web/components/button.tsx';

interface FiltersButtonProps {
  /** How many filters are set. */
  chosen: number;
  size?: 'm';
  className?: string;
  onOpen: () => void;
}

/** Opens the filters of a job list where there is no room for them next to it. */
export const FiltersButton = ({ chosen, size, className, onOpen }: FiltersButtonProps) => (
  <Button className={className} icon={SlidersHorizontal} size={size} aria-haspopup="dialog" onClick={onOpen}>
    {jobTexts.filters.title}
    {chosen > 0 ? <span className="badge badge-ink">{chosen}</span> : null}
  </Button>
);
