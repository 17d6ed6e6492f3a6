import CircleDashed from 'lucide-react/icons/circle-dashed';
import Info from 'lucide-react/icons/info';
import { Icon } from '#web/components/icon.tsx';
import { infoWords as words } from '#web/words/en/info.ts';

/** Says that somebody or something here is an example, or that a claim is not there yet. */
export function MarkBadge({ mark }: { mark: 'sample' | 'planned' }) {
  return (
    <span className="badge">
      <Icon as={mark === 'sample' ? Info : CircleDashed} />
      {words[mark]}
    </span>
  );
}
