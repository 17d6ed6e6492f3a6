import { applicationTexts, applicationTexts as texts } from '#texts/recruiter.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { SINGLE_KEYS } from '#web/features/accounts/account-address.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';

const { key, keys } = applicationTexts;

/** Keyboard shortcuts while an application is open, and a link to turn them on or off. */
export function KeyHints() {
  const on = useSingleKeys();
  const hint = (letters: readonly string[], action: string) => (
    <span className="row gap-1">
      {letters.map((letter) => (
        <kbd key={letter}>{letter}</kbd>
      ))}
      <span className="ml-0.5">{action}</span>
    </span>
  );
  return (
    <span className="row wrap min-w-0 gap-x-3 gap-y-1 max-[82.5em]:hidden">
      {on ? (
        <>
          <span className="visually-hidden">{keys}</span>
          {hint(['J', 'K'], key.move)}
          {hint(['A'], key.accept)}
          {hint(['R'], key.reject)}
          {hint(['S'], key.schedule)}
        </>
      ) : null}
      <SingleKeysLink />
    </span>
  );
}

/** Link to the setting that turns single-key shortcuts on or off. */
export function SingleKeysLink() {
  return <TextLink to={SINGLE_KEYS}>{useSingleKeys() ? texts.keysOff : texts.keysOn}</TextLink>;
}
