import { applicationTexts as texts } from '#texts/recruiter.ts';
import { TextLink } from '#web/components/text-link.tsx';
import { SINGLE_KEYS } from '#web/features/accounts/account-address.ts';
import { useSingleKeys } from '#web/lib/single-keys.ts';

/** Link to the setting that turns single-key shortcuts on or off. */
export function SingleKeysLink() {
  return <TextLink to={SINGLE_KEYS}>{useSingleKeys() ? texts.keysOff : texts.keysOn}</TextLink>;
}
