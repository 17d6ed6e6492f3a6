import Star from 'lucide-react/icons/star';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { ratingTexts as texts } from '#texts/recruiter-actions.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';

const MARKS = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  rating: number | null;
  labelledBy: string;
  onRate: (rating: number | null) => void;
}

/** The recruiter's rating as five radio buttons drawn as stars: the arrow keys choose. */
export function Stars({ rating, labelledBy, onRate }: StarsProps) {
  const name = useId();
  return (
    <span className="row gap-0">
      <span role="radiogroup" aria-labelledby={labelledBy} className="stars">
        {MARKS.map((mark) => (
          <label
            key={mark}
            title={texts.stars({ count: mark })}
            className={rating !== null && mark <= rating ? 'on' : undefined}
          >
            <input
              type="radio"
              name={name}
              value={mark}
              checked={mark === rating}
              aria-label={texts.stars({ count: mark })}
              onChange={() => onRate(mark)}
            />
            <Icon as={Star} />
          </label>
        ))}
      </span>
      {rating === null ? null : (
        <Button variant="quiet" size="s" iconOnly icon={X} onClick={() => onRate(null)}>
          {texts.none}
        </Button>
      )}
    </span>
  );
}
