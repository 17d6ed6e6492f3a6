import { ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { suggestionWords as words } from '#web/words/en/resume.ts';

/** On the home: that something waits in the profile, no more. */
export function SuggestionsHint({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="accent" title={words.hint(count)}>
      {words.hintHelp}
      <div className="mt-3">
        <ButtonLink to="/profile" size="m">
          {words.look}
        </ButtonLink>
      </div>
    </Notice>
  );
}
