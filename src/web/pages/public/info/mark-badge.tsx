import CircleDashed from 'lucide-react/icons/circle-dashed';
import Info from 'lucide-react/icons/info';
import { infoTexts as texts } from '#texts/info.ts';
import { Icon } from '#web/components/icon.tsx';

/** Marks content as an example, or a feature as planned. */
export function MarkBadge({ mark }: { mark: 'sample' | 'planned' }) {
  return (
    <span className="badge">
      <Icon as={mark === 'sample' ? Info : CircleDashed} />
      {texts[mark]}
    </span>
  );
}
