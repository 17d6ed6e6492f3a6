import { suggestionTexts as texts } from '#texts/resume.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';

/** Home page hint that the profile has suggestions. */
export function SuggestionsHint({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice
      tone="accent"
      title={texts.hint({ count })}
      action={
        <ButtonLink to="/profile#suggestions" size="m">
          {texts.look}
        </ButtonLink>
      }
    >
      {texts.hintHelp}
    </Notice>
  );
}
